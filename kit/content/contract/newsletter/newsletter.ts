import { choice, group, machineText } from "../primitives"
import { newsletterProviderNames } from "./providers"

/** The provider that collects subscribers' addresses. The rules for its id are in providers.ts; the check applies them. */
export const newsletter = group(
  "NewsletterProvider",
  {
    name: "Newsletter provider",
    description:
      "Who sends your newsletter: the form on the blog page sends addresses there. Without it the form sends nothing.",
  },
  {
    provider: choice("The provider, in one word.", newsletterProviderNames, { convertkit: "kit" }),
    id: machineText({
      name: "Your newsletter there",
      description: "Your newsletter’s id at the provider: data/REFERENCE.md says where to find it.",
      hint: "What the provider knows your newsletter by. Paste the address of its form or the form’s code: if a part of it is enough, that part is offered.",
    }),
    emailField: machineText({
      name: "Email field",
      description:
        "Only for the provider other: the name of the email field in its form. Without it, the name is email.",
    }).optional(),
  },
)
