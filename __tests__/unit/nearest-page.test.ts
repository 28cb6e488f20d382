import { nearestPage } from "../../src/not-found/nearest-page"

const pages = [
  { path: "/", title: "Home" },
  { path: "/services/", title: "Services" },
  { path: "/books/", title: "Books" },
  { path: "/blog/", title: "Blog" },
  { path: "/blog/two-teams-one-on-call-rota/", title: "Two teams, one on-call rota" },
]

test.each([
  ["/servces/", "Services"],
  ["/Services", "Services"],
  ["/service", "Services"],
  ["/services.html", "Services"],
  ["/books/index.php", "Books"],
  ["/blok/", "Blog"],
  ["/two-teams-one-on-call-rota/", "Two teams, one on-call rota"],
  ["/blog/2026/04/two-teams-one-oncall-rota/", "Two teams, one on-call rota"],
  ["/posts/Two_Teams_One_On-Call_Rota", "Two teams, one on-call rota"],
])("%s was meant to be %s", (asked, title) => {
  expect(nearestPage(asked, pages)?.title).toBe(title)
})

test.each(["/wp-login.php", "/xyz/", "/", "", "/%E0%A4%A"])("nothing is near to %p", (asked) => {
  expect(nearestPage(asked, pages)).toBeUndefined()
})
