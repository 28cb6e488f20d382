import { edit, write } from "../../support/changed-data"
import { call, row, shop } from "../../support/corpus"

/** Addresses: each error and all that the check says of it. */
export const links = [
  row("a relative address", shop('"/dp/1942788339"'), [
    "data/books.json:7:18  books[0].amazonUrl  This is only part of an address.  Write the whole address, from https:// on.",
  ]),
  row("an address relative to the protocol", shop('"//www.amazon.com/dp/1942788339"'), [
    "data/books.json:7:18  books[0].amazonUrl  This is only part of an address.  Write the whole address, from https:// on.",
  ]),
  row("an address without https", shop('"www.amazon.com/dp/1942788339"'), [
    "data/books.json:7:18  books[0].amazonUrl  This address does not begin with https://.  Write https://www.amazon.com/dp/1942788339.",
  ]),
  row("a word for an address", shop('"amazon"'), [
    "data/books.json:7:18  books[0].amazonUrl  This address does not begin with https://.  Write the whole address, from https:// on.",
  ]),
  row("an address with http", shop('"http://www.amazon.com/dp/1942788339"'), [
    "data/books.json:7:18  books[0].amazonUrl  This address begins with http:, which is not encrypted.  Write https://www.amazon.com/dp/1942788339 if that page opens.",
  ]),
  row("an address that runs a script", shop('"javascript:alert(1)"'), [
    "data/books.json:7:18  books[0].amazonUrl  This address is a program or data, not a page.  Write the address of a page, from https:// on.",
  ]),
  row("an address that runs a script in capitals", shop('"JavaScript:alert(1)"'), [
    "data/books.json:7:18  books[0].amazonUrl  This address is a program or data, not a page.  Write the address of a page, from https:// on.",
  ]),
  row("an address that holds data", shop('"data:text/html,hello"'), [
    "data/books.json:7:18  books[0].amazonUrl  This address is a program or data, not a page.  Write the address of a page, from https:// on.",
  ]),
  row("an address of another scheme", shop('"ftp://www.amazon.com/book"'), [
    "data/books.json:7:18  books[0].amazonUrl  This kind of address does not fit here.  Write the whole address, from https:// on.",
  ]),
  row("a phone number where an email address may stand", call('"tel:+49-30-123456"'), []),
  row("a phone number in a text", write("posts/a-small-database.md", "Call [+49 30 123456](tel:+4930123456).\n"), []),
  row("a phone number with spaces and the zero of another country", call('"Tel:+49 (0)30 123456"'), [
    "data/site.json:7:20  schedulingUrl  There is no phone number after tel:.  Write tel:+4930123456.",
  ]),
  row("a phone number in place of a page", shop('"tel:+4930123456"'), [
    "data/books.json:7:18  books[0].amazonUrl  A phone number does not fit here.  Write the address of a page, from https:// on.",
  ]),
  row("an email address in place of a page", shop('"mailto:books@amazon.com"'), [
    "data/books.json:7:18  books[0].amazonUrl  An email address does not fit here.  Write the address of a page, from https:// on.",
  ]),
  row("a space in an address", shop('"https://www.amazon.com/dp/1942 788339"'), [
    "data/books.json:7:18  books[0].amazonUrl  There is a space in this address.  Remove it, or write %20 in its place.",
  ]),
  row("a space after an address", shop('"https://www.amazon.com/dp/1942788339 "'), [
    "data/books.json:7:18  books[0].amazonUrl  There is a space in this address.  Remove it, or write %20 in its place.",
  ]),
  row("a single slash after https", shop('"https:/www.amazon.com"'), [
    "data/books.json:7:18  books[0].amazonUrl  This address does not begin with https://.  Write the whole address, from https:// on.",
  ]),
  row("an address without a domain", shop('"https://amazon/dp/1942788339"'), [
    "data/books.json:7:18  books[0].amazonUrl  The domain name in this address is incomplete.  Copy the address from the browser, for example https://www.example.org/page.",
  ]),
  row("an address with a port that cannot be", shop('"https://www.amazon.com:99999/"'), [
    "data/books.json:7:18  books[0].amazonUrl  Browsers cannot read this address.  Copy the address from the browser.",
  ]),
  row("an empty address", shop('""'), [
    "data/books.json:7:18  books[0].amazonUrl  This address is empty.  Write the whole address, from https:// on.",
  ]),
  row("something that is no email address behind mailto", call('"mailto:ada"'), [
    "data/site.json:7:20  schedulingUrl  There is no valid email address after mailto:.  Write it as mailto:name@example.org.",
  ]),
  row(
    "a site address with a path",
    edit("site.json", '"https://www.ada-north.org"', '"https://www.ada-north.org/en/"'),
    ["data/site.json:6:14  siteUrl  There is something after the domain name.  Write https://www.ada-north.org."],
  ),
]
