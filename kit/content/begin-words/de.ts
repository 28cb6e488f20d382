import type { Words } from "./en"

/** The words of a begun site in German: as in `en.ts`. */
export const de: Words = {
  role: "Fractional CTO",
  portraitAlt: "Porträt von {name}.",
  initialsAlt: "Die Initialen {initials}.",
  shapeAlt: "Ein schlichtes Zeichen in den Farben der Website.",
  site: {
    tagline: "Erfahrene Technologieführung für einen Teil der Woche",
    costClaim: {
      sentence:
        "Erfahrene CTO-Leistung für einen Teil der Woche, für weniger als {percent} der Kosten einer Vollzeitstelle.",
      fullTime: "CTO in Vollzeit",
      fractional: "Fractional CTO",
    },
    seo: {
      title: "{name}, {role}",
      description:
        "{name}, {role}: Technologiestrategie, Entwicklungsteams und Architektur für wachsende Unternehmen, für einen Teil der Woche.",
    },
  },
  services: [
    {
      id: "fractional-cto",
      title: "Fractional CTO",
      description:
        "Technologieführung an festen Tagen, für Unternehmen, die noch keine CTO-Stelle in Vollzeit brauchen.",
      longDescription:
        "Ich arbeite an festen Tagen in der Geschäftsleitung mit. Ich gebe die technische Richtung vor, führe die Entwicklung und verantworte ihre Ergebnisse. Der Umfang wächst oder sinkt mit dem Bedarf, und am Ende steht eine geordnete Übergabe.",
      benefits: [
        "Richtung: eine Roadmap, die aus dem Geschäft folgt, mit schriftlichen Gründen.",
        "Team: klare Zuständigkeiten, gute Einstellungen und Führungskräfte, die in ihre Aufgabe hineinwachsen.",
        "Überblick: Fortschritt, Risiken und Kosten so, dass die ganze Leitung darüber sprechen kann.",
        "Beweglichkeit: mehr Tage in dichten Phasen, weniger, sobald das Team allein vorankommt.",
      ],
      icon: "compass",
    },
    {
      id: "interim-cto",
      title: "Interim-CTO",
      description: "Führung, solange die Stelle frei ist, bis die Nachfolge gefunden und eingearbeitet ist.",
      longDescription:
        "Wenn die technische Leitung geht, braucht das Team jemanden, der entscheidet. Ich übernehme die Aufgabe auf Zeit, halte die laufende Arbeit auf Kurs, helfe bei der Auswahl der Nachfolge und übergebe alles schriftlich.",
      benefits: [
        "Kontinuität: Auslieferungen, Betrieb und Entscheidungen gehen weiter.",
        "Ruhe: Das Team weiß, wer zuständig ist und was als Nächstes kommt.",
        "Nachfolge: ein Profil der Stelle, strukturierte Gespräche und eine schriftliche Übergabe.",
        "Tempo: ein kurzfristiger Beginn und sichtbare Prioritäten in den ersten Wochen.",
      ],
      icon: "bridge",
    },
    {
      id: "architektur-review",
      title: "Architektur-Review",
      description: "Eine unabhängige Einschätzung von Code, Infrastruktur und Arbeitsweise, mit klaren Prioritäten.",
      longDescription:
        "Ich sehe mir das System, seinen Betrieb und die Arbeitsweise des Teams an und spreche mit denen, die es am besten kennen. Das Ergebnis ist ein schriftlicher Bericht: was trägt, was ein Risiko ist und was zuerst getan werden sollte. Er dient auch vor einer Beteiligung oder Übernahme.",
      benefits: [
        "Klarheit: Stärken, Risiken und Kosten auf wenigen lesbaren Seiten.",
        "Prioritäten: Empfehlungen in einer Reihenfolge, mit Gründen und Aufwand.",
        "Unabhängigkeit: kein Produkt zu verkaufen und kein eigenes Interesse am Ergebnis.",
        "Austausch: Die Ergebnisse werden mit dem Team und mit der Leitung besprochen.",
      ],
      icon: "layers",
    },
  ],
  home: {
    seo: {
      title: "{name}, {role}",
      description:
        "{role} für wachsende Unternehmen: Strategie, Team und Architektur, für weniger als {percent} der Kosten einer CTO-Stelle in Vollzeit.",
    },
    hero: {
      heading: "Erfahrung als CTO, für weniger als {percent} der Kosten einer Vollzeitstelle",
      emphasis: "weniger als {percent}",
      intro:
        "Ich bin {name}. Für einen Teil der Woche leite ich Technologie und Entwicklung in wachsenden Unternehmen: Strategie, Team und Architektur aus einer Hand.",
      primaryAction: "Gespräch vereinbaren",
      secondaryAction: "Leistungen ansehen",
      figure: {
        title: "Abbildung 1.",
        caption:
          "Was ein Jahr Technologieführung kostet: eine CTO-Stelle in Vollzeit und ein Mandat für einen Teil der Woche.",
      },
    },
    services: {
      heading: "Leistungen",
      intro: "Drei Wege der Zusammenarbeit. Welcher passt, zeigt ein erstes Gespräch.",
      allLink: "Alle Leistungen",
    },
    testimonials: { heading: "Was Kunden sagen" },
    callToAction: {
      heading: "Sprechen wir über Ihr Unternehmen",
      text: "Ein erstes Gespräch kostet nichts. Danach ist klar, ob und wie ich helfen kann.",
      action: "Gespräch vereinbaren",
    },
  },
  servicesPage: {
    seo: {
      title: "Leistungen",
      description: "Fractional CTO, Interim-CTO und Architektur-Review: was zu jedem Mandat gehört und was es bringt.",
    },
    heading: "Technologieführung in dem Umfang, den das Unternehmen braucht",
    intro:
      "Jedes Mandat beginnt mit einem Gespräch darüber, wo das Unternehmen steht und was es als Nächstes braucht. Daraus ergeben sich Umfang und Dauer.",
    chipsLabel: "Auf dieser Seite",
    benefitsHeading: "Das bringt es",
    examplesHeading: "Aus der Praxis",
    action: "Darüber sprechen",
    callToAction: {
      heading: "Noch offen, was passt?",
      text: "Schildern Sie die Lage in einem ersten Gespräch, dann finden wir gemeinsam den richtigen Anfang.",
      action: "Gespräch vereinbaren",
    },
  },
  about: {
    seo: {
      title: "Über mich",
      description: "{name}, {role}: wie ich mit Unternehmen, ihrer Leitung und ihren Entwicklungsteams arbeite.",
    },
    heading: "Technologieführung mit klarem Auftrag",
    intro:
      "Ich bin {name}, {role}. Ich arbeite mit Gründungsteams, Geschäftsleitungen und der Entwicklung an Technologie, die dem Geschäft dient.",
    bio: [
      "Unternehmen kommen zu mir, wenn technische Entscheidungen schwer wiegen: vor einer größeren Investition, wenn das Team wächst, bei einem Wechsel in der Leitung oder wenn es langsamer vorangeht als nötig. Ich übernehme Verantwortung für einen Teil der Woche und arbeite mit den Menschen, die da sind.",
    ],
    philosophy: {
      heading: "So arbeite ich",
      points: [
        {
          title: "Erst verstehen",
          text: "Ich beginne mit Gesprächen und einem Blick in das System, bevor ich etwas empfehle.",
        },
        {
          title: "Schriftlich entscheiden",
          text: "Entscheidungen stehen mit ihren Gründen dort, wo alle sie lesen können, damit sie über mein Mandat hinaus halten.",
        },
        {
          title: "Das Team stärken",
          text: "Das Ziel ist ein Team, das mich jeden Monat weniger braucht. Das Wissen bleibt im Unternehmen.",
        },
      ],
    },
    testimonials: { heading: "Was Kunden sagen" },
    callToAction: {
      heading: "Lernen wir uns kennen",
      text: "Im ersten Gespräch stellen Sie die Fragen, und es kostet nichts.",
      action: "Gespräch vereinbaren",
    },
  },
  contact: {
    seo: {
      title: "Kontakt",
      description: "So ist {name}, {role}, für ein erstes Gespräch oder eine Frage zu erreichen.",
    },
    heading: "Kontakt aufnehmen",
    intro:
      "Schreiben Sie kurz, was das Unternehmen macht, wo es steht und worum es geht. Für den Anfang genügen ein paar Sätze.",
    linkedinAction: "Auf LinkedIn schreiben",
    homeAction: "Zur Startseite",
  },
  notFound: {
    seo: {
      title: "Seite nicht gefunden",
      description: "Diese Seite gibt es nicht. Alles auf dieser Website ist von der Startseite aus zu erreichen.",
    },
    heading: "Unter dieser Adresse gibt es keine Seite",
    intro:
      "Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler. Von der Startseite aus ist alles zu erreichen.",
    homeAction: "Zur Startseite",
    likelyHeading: "War diese Seite gemeint?",
    pagesHeading: "Alle Seiten",
    postsHeading: "Neue Beiträge",
  },
  tools: {
    seo: { title: "Tools", description: "Kostenlose Tools von {name} für Entwicklungsteams und ihre Leitung." },
    heading: "Kostenlose Tools",
    featuresHeading: "Das gehört dazu",
    benefitsHeading: "Darum lohnt es sich",
    action: "Ausprobieren:",
  },
  books: {
    seo: { title: "Bücher", description: "Bücher über Technologie, Teams und Führung, die {name} empfiehlt." },
    heading: "Empfohlene Bücher",
    action: "Zur Buchhandlung",
  },
  media: {
    seo: { title: "Medien", description: "Vorträge, Podcasts und Interviews mit {name}." },
    heading: "Vorträge, Podcasts und Interviews",
    featuredHeading: "Ausgewählt",
    moreHeading: "Weitere",
    podcastsHeading: "Podcasts",
  },
  blog: {
    seo: { title: "Blog", description: "Beiträge von {name} über Technologie, Teams und Führung." },
    heading: "Notizen über Technologie und Führung",
    emptyMessage: "Zu diesen Themen gibt es keine Beiträge.",
  },
  privacy: {
    seo: {
      title: "Datenschutz",
      description: "Was diese Website von {name} speichert und überträgt und welche Rechte bestehen.",
    },
    heading: "Datenschutz",
    intro: "Diese Website setzt keine Cookies und zählt keine Besuche.",
  },
  terms: {
    seo: {
      title: "Nutzungsbedingungen",
      description: "Wer diese Website von {name} verantwortet und wie ihre Inhalte genutzt werden dürfen.",
    },
    heading: "Nutzungsbedingungen",
    intro: "Wer diese Website verantwortet und wie ihre Inhalte genutzt werden dürfen.",
  },
  privacyText: `Verantwortlich für diese Website: {name}, [[Straße und Hausnummer, Postleitzahl, Ort, Land]]. Stand: {date}.

## Worauf diese Website verzichtet

Sie setzt keine Cookies und hat keine Besuchsstatistik, keine Werbung und keine Benutzerkonten. Seiten, Schriften, Bilder und Skripte kommen von der Adresse der Website selbst, sodass kein anderes Unternehmen von einem Besuch erfährt.

## Was im Browser gespeichert wird

Diese Einträge bleiben auf dem Gerät und werden niemandem übermittelt:

- **Hell oder dunkel:** \`theme\` im lokalen Speicher, sobald der Schalter betätigt wurde.
- **Stelle auf einer Seite:** \`@@scroll\` mit dem Pfad der Seite im Sitzungsspeicher, bis der Tab geschlossen wird.
- **Erneut geladene Seite:** \`gatsby-reload-compilation-hash-match\` im Sitzungsspeicher, kurzzeitig während einer Erneuerung der Website.

Alle lassen sich in den Einstellungen des Browsers löschen. Die Website funktioniert auch ohne sie.

## Was der Hoster verarbeitet

Die Website liegt bei [[Name und Anschrift des Hosters]]. Bei jedem Abruf verarbeiten dessen Server die IP-Adresse, die Uhrzeit, die abgerufene Adresse, die zuvor besuchte Seite und Angaben zum Browser, um die Seite auszuliefern und Störungen und Angriffe abzuwehren. Diese Protokolle werden [[Aufbewahrungsdauer der Protokolle beim Hoster]] aufbewahrt. Rechtsgrundlage ist das berechtigte Interesse an einer erreichbaren Website, [[anwendbare Vorschrift, etwa Art. 6 Abs. 1 Buchst. f DSGVO]].

## Kontakt und andere Websites

Wer mir schreibt oder ein Gespräch vereinbart, übermittelt die Angaben, die für die Antwort nötig sind. Verarbeitet werden sie von [[Dienste für E-Mail, Nachrichten und Termine]]; sie werden gelöscht, sobald sie nicht mehr gebraucht werden. Verweise führen zu anderen Websites, für die deren eigene Regeln gelten.

## Rechte

Alle Betroffenen können Auskunft über ihre Daten, deren Berichtigung, Löschung, Einschränkung und Übertragung verlangen und der Verarbeitung widersprechen. Wie ich zu erreichen bin, steht auf der Seite [Kontakt](/contact/). Beschwerden nimmt [[zuständige Datenschutzbehörde]] entgegen.
`,
  termsText: `Diese Bedingungen gelten für diese Website. Herausgegeben wird sie von {name}, erreichbar über die Seite [Kontakt](/contact/). Stand: {date}.

## Inhalte

Die Inhalte sind sorgfältig erstellt. Sie sind allgemeine Informationen und keine Beratung für ein bestimmtes Unternehmen. Die Haftung richtet sich nach dem Gesetz; darüber hinaus ist sie für frei zugängliche Texte ausgeschlossen.

## Kein Vertrag über diese Website

Die Beschreibung der [Leistungen](/services/) ist kein verbindliches Angebot. Ein Mandat beginnt mit einer schriftlichen Vereinbarung. Die Angabe von weniger als {percent} vergleicht [[was verglichen wird: das Honorar für wie viele Tage pro Woche, mit welchem Gehalt und welchen Lohnnebenkosten]].

## Urheberrecht

Texte und Bilder gehören {name} oder werden mit Erlaubnis verwendet. Kurze Stellen dürfen mit Namen und Verweis zitiert werden. Alles darüber hinaus bedarf der Zustimmung.

## Verweise

Verweise führen zu Websites anderer, die für deren Inhalte verantwortlich sind. Führt einer zu rechtswidrigen Inhalten, genügt eine Nachricht, und er wird entfernt.

## Recht

Es gilt das Recht von [[Land]]. Zwingender Verbraucherschutz anderer Länder bleibt unberührt. Was die Website über ihre Besuche erfährt, steht unter [Datenschutz](/privacy/).
`,
}
