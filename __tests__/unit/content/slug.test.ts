import { slugOf } from "../../../src/content/contract/rules/slug"

test.each([
  ["de", "Überlastet: größer & schöner", "ueberlastet-groesser-schoener"],
  ["de-AT", "Ärger im Büro", "aerger-im-buero"],
  // The letter and its dots, as a Mac's file names have them.
  ["de", "U\u0308ber", "ueber"],
  ["de-CH", "STRAẞE", "strasse"],
  ["da", "Smørrebrød på Ærø", "smoerrebroed-paa-aeroe"],
  ["nb", "Blåbær", "blaabaer"],
  ["nn-NO", "Sjø", "sjoe"],
  ["sv", "Översikt på ängen", "oversikt-pa-angen"],
  ["fi", "Yhtiön työpäivä", "yhtion-tyopaiva"],
  ["pl", "Zażółć gęślą jaźń, Łódź", "zazolc-gesla-jazn-lodz"],
  ["tr", "Isınma ve İletişim ağı", "isinma-ve-iletisim-agi"],
  ["is", "Þjóð og ríkið", "thjod-og-rikid"],
  ["fr", "Le cœur de l’équipe : façade", "le-coeur-de-lequipe-facade"],
  ["es", "El pingüino de España", "el-pinguino-de-espana"],
  ["en-GB", "The Øresund café", "the-oresund-cafe"],
  ["", "Über uns", "uber-uns"],
  ["ar", "مرحبا 2026", "2026"],
  ["no tag", "Über", "uber"],
])("in %j %j is %j", (language, title, slug) => {
  expect(slugOf(title, language)).toBe(slug)
})

test("without a language every letter has the form that most languages give it", () => {
  expect(slugOf("Größe Ø")).toBe("grosse-o")
})
