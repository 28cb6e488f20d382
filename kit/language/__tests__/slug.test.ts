import { slugOf } from "../slug"

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
  // Windows has no file of this name.
  ["en", "Aux", "aux-1"],
  ["ru", "Технический долг: подъезд, ёж и щи", "tekhnicheskiy-dolg-podezd-yozh-i-shchi"],
  ["uk", "Як Юрію знайти Київ", "yak-yuriiu-znaity-kyiv"],
  ["uk", "Їжак і ґрунт: що далі, Києве?", "yizhak-i-grunt-shcho-dali-kyieve"],
  ["be", "Мой горад і ўсё", "moy-horad-i-wsyo"],
  ["bg", "Щъркел и характер", "shtarkel-i-harakter"],
  ["sr", "Чекаоница: љубав и џеп", "cekaonica-ljubav-i-dzep"],
  ["mk", "Ќе има ѓаволски ѕид", "kje-ima-gjavolski-dzid"],
  ["el", "Το αύριο του ευαγγελίου", "to-avrio-tou-evangeliou"],
  ["el", "Αυτό το μπλοκ, Όλυμπος και άυλο ΧΡΈΟΣ", "afto-to-blok-olympos-kai-aylo-chreos"],
  ["el-CY", "Προϋπολογισμός, ψυχή και εξέλιξη", "proypologismos-psychi-kai-exelixi"],
  // The letter and its mark, as a Mac's file names have them.
  ["ru", "мои\u0306", "moy"],
  ["en", "Привет", "privet"],
  ["", "Über uns", "uber-uns"],
  ["ar", "مرحبا 2026", "2026"],
  ["no tag", "Über", "uber"],
])("in %j %j is %j", (language, title, slug) => {
  expect(slugOf(title, language)).toBe(slug)
})

test("without a language every letter has the form that most languages give it", () => {
  expect(slugOf("Größe Ø")).toBe("grosse-o")
})
