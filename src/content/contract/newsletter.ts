import { newsletterProviderNames } from "./newsletter-providers"
import { choice, group, machineText } from "./primitives"

/** Who takes the addresses of subscribers. What each provider's id looks like is in newsletter-providers.ts, and for the check to say. */
export const newsletter = group(
  "NewsletterProvider",
  "Who sends your newsletter: the form on the blog’s page posts there. Without it the form goes nowhere.",
  {
    provider: choice("The provider, in one word.", newsletterProviderNames, { convertkit: "kit" }),
    id: machineText("Your newsletter there: data/README.md says for each provider what that is."),
    emailField: machineText(
      "Only with the provider other: the name of the field for the email address in that provider’s own form; email if left out.",
    ).optional(),
  },
)
