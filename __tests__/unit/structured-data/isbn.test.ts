import { isbnsOf } from "../../../src/seo/structured-data/isbn"

test.each([
  ["https://www.amazon.com/dp/1491973897", ["9781491973899", "1491973897"]],
  ["https://www.amazon.co.uk/Managers-Path/dp/1491973897/ref=sr_1_1?keywords=x", ["9781491973899", "1491973897"]],
  ["https://amazon.de/gp/product/020161622X", ["9780201616224", "020161622X"]],
  ["https://www.amazon.com/dp/020161622x?tag=a", ["9780201616224", "020161622X"]],
])("a printed book at Amazon: %s", (address, isbns) => {
  expect(isbnsOf(address)).toEqual(isbns)
})

test.each([
  "https://store.example/isbn/9781491973899",
  "https://store.example/books/the-managers-path-9781491973899",
  "https://store.example/p/18704044?ean=9781491973899",
  "https://store.example/978-1-4919-7389-9.html",
])("a store that has the whole number in its address: %s", (address) => {
  expect(isbnsOf(address)).toEqual(["9781491973899"])
})

test.each([
  ["a wrong check digit", "https://www.amazon.com/dp/1491973898"],
  ["a wrong check digit of 13", "https://store.example/9781491973890"],
  ["an electronic book, which Amazon numbers by itself", "https://www.amazon.com/dp/B06XP3GJ7F"],
  ["ten digits at another store, which may be anything", "https://store.example/dp/1491973897"],
  ["a store that only calls itself so", "https://amazon.example.org/dp/1491973897"],
  ["thirteen digits that no book has", "https://store.example/4006381333931"],
  ["a longer number", "https://store.example/97814919738990"],
  ["no number", "https://store.example/small-bridges"],
  ["no address", "small-bridges"],
])("none is made up of %s", (_what, address) => {
  expect(isbnsOf(address)).toEqual([])
})
