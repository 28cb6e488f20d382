import { germanHelp } from "./words-de-help"
import { germanNames } from "./words-de-names"
import type { Refusal, Words } from "./words-en"

/** Ends the advice for git states that need action first. */
const thenAgain = "danach noch einmal versuchen."

const inProgress = (what: string, command: string, end = "--continue", giveUp = "--abort"): string =>
  `${what} ist hier noch nicht abgeschlossen. Mit git ${command} ${end} abschließen oder mit git ${command} ${giveUp} abbrechen, ${thenAgain}`

/** @returns a number with what it counts: 1 Fehler, 3 Änderungen */
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const sentences = (all: ReadonlyArray<Refusal | undefined>): string =>
  all.flatMap((each) => (each ? [each.message, each.advice] : [])).join(" ")

/** @returns how much the check finds */
const findings = (errors: number, warnings: number): string =>
  [
    ...(errors > 0 ? [`${errors} Fehler, vor dem Veröffentlichen zu beheben`] : []),
    ...(warnings > 0 ? [counted(warnings, "Warnung", "Warnungen")] : []),
  ].join(", ") || "nichts"

/** @returns a time that is counted or was measured: 8 s, 1 min 7 s */
const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`

/** What `npm run new` calls the kinds of content, by its English name with the article. */
const kinds: Readonly<Record<string, readonly [nominative: string, accusative: string]>> = {
  "a book": ["Buch", "Buch"],
  "a post": ["Beitrag", "Beitrag"],
  "an appearance": ["Auftritt", "Auftritt"],
  "a service": ["Leistung", "Leistung"],
  "a tool": ["Werkzeug", "Werkzeug"],
  "a testimonial": ["Referenz", "Referenz"],
  "a page": ["Seite", "Seite"],
  "a custom page": ["Eigene Seite", "Eigene Seite"],
  "an assessment": ["Selbsttest", "Selbsttest"],
  "a redirect": ["Weiterleitung", "Weiterleitung"],
}

const kindName = (thing: string): string => kinds[thing]?.[0] ?? thing

/** What `npm run import` recognises, by its English name with the article. */
const formats: Readonly<Record<string, string>> = {
  "a LinkedIn archive": "ein Archiv von LinkedIn",
  "a Substack export": "ein Export von Substack",
  "a Medium export": "ein Export von Medium",
  "a WordPress export": "ein Export von WordPress",
  "a Ghost export": "ein Export von Ghost",
  "a podcast’s feed": "der Feed eines Podcasts",
  "Markdown files with front matter": "Markdown-Dateien mit Front Matter",
  "a bibliography in BibTeX": "eine Bibliografie in BibTeX",
  "a list in a CSV file": "eine Liste in einer CSV-Datei",
}

/** All texts of the studio in German. */
export const german: Words = {
  language: "de",

  window: {
    title: "Studio",
    loading: "Wird geladen …",
    noContent: "Es gibt noch keine Inhalte.",
    close: "Schließen",
  },

  topBar: {
    page: "Seite",
    pageKinds: {
      pages: "Seiten",
      posts: "Beiträge",
      custom: "Eigene Seiten",
      assessments: "Selbsttests",
      site: "Ganze Website",
    },
    width: "Breite der Seite",
    widths: { phone: "Telefon", tablet: "Tablet", desktop: "Desktop" },
    theme: "Farbschema der Seite",
    themes: { auto: "Auto", light: "Hell", dark: "Dunkel" },
    clicks: "Klicks",
    edit: "Bearbeiten",
    followLinks: "Links folgen",
    undo: "Rückgängig",
    undoWithKey: "Rückgängig (Strg Z)",
    redo: "Wiederherstellen",
    redoWithKey: "Wiederherstellen (Strg Umschalt Z)",
    changes: "Änderungen",
    add: "Hinzufügen",
    addPage: "Seite hinzufügen",
    addPost: "Beitrag hinzufügen",
    addAssessment: "Selbsttest hinzufügen",
    import: "Importieren …",
    kit: "Baukasten",
    update: "Version und Updates …",
    unsaved: (count) => `, ${count} nicht gespeichert`,
  },

  // The English ones, where a field is new and has none yet: a test names it.
  contract: {
    name: (name) => germanNames[name] ?? name,
    help: (help) => germanHelp[help] ?? help,
  },

  places: {
    inOneLine: (where, field) => (field === undefined ? where.join(", ") : `${where.join(", ")}: ${field}`),
    line: (place, line) => `${place}, Zeile ${line}`,
    text: "Text",
  },

  stage: {
    page: "Die Seite",
    size: (name, width, percent) => `${name}, ${width} px${percent < 100 ? `, auf ${percent} % verkleinert` : ""}`,
    otherWidth: "Seite",
    leader: "Vom Feld zum Text",
    text: "Text",
    notEditable: (text) => `Dieser Text lässt sich hier nicht ändern${text === "" ? "." : `: ${text}`}`,
  },

  clicked: {
    label: "Was angeklickt wurde",
    from: "Dieser Text kann von hier stammen:",
    picture: "Dieses Bild steht hier:",
    follow: "Dem Link folgen",
    followInNewTab: "Dem Link in einem neuen Tab folgen",
  },

  panel: {
    breadcrumb: "Pfad",
    unsaved: (count) => `${count} nicht gespeichert`,
    errors: (count) => counted(count, "Fehler", "Fehler"),
    warnings: (count) => counted(count, "Warnung", "Warnungen"),
    more: "Mehr auf dieser Seite",
    list: (name) => name,
    total: (count) => `${count} insgesamt`,
    text: "Der Text",
    inMarkdown: "in Markdown",
    notAdded: "noch nicht vorhanden",
    notReadable: "nicht lesbar",
    unreadable: (file) =>
      `data/${file} lässt sich gerade nicht lesen, daher kann das Studio den Inhalt nicht zeigen. Diese Zeile in der Datei korrigieren oder die Änderung unter „Änderungen“ rückgängig machen.`,
    removeSection: "Diesen Abschnitt entfernen",
    sectionRemoved: (name) => `${name}: entfernt`,
  },

  labels: {
    sets: "Wörter in einer anderen Sprache",
    setsHelp: "Ersetzt hier und auf allen Seiten die Wörter, die noch vom Baukasten stammen. Eigene Wörter bleiben.",
    use: "Wörter verwenden in",
    counted: (replaced, own) =>
      [
        replaced === 0 ? "Es gibt nichts zu ersetzen." : `${counted(replaced, "Wort wird", "Wörter werden")} ersetzt.`,
        ...(own === 0 ? [] : [`${counted(own, "eigenes Wort bleibt", "eigene Wörter bleiben")}.`]),
      ].join(" "),
    withLanguage: (from, to) => `Auch die Sprache der Website von ${from} zu ${to} ändern`,
    change: "Wörter ersetzen",
    changed: (count, language) => `${counted(count, "Wort", "Wörter")} ersetzt: ${language}`,
    languageChanged: (language) => `Die Sprache der Website ist jetzt ${language}`,
    all: "Alle kleinen Wörter",
    search: "Suche",
    searchHelp: "Nach einem Wort, dem Namen seines Felds oder seiner Seite.",
    found: (count, total) =>
      count === total ? counted(total, "Wort", "Wörter") : `${count} von ${counted(total, "Wort", "Wörtern")}`,
    none: "Kein Wort passt.",
    everyPage: "Auf jeder Seite",
  },

  missing: {
    label: "Was noch fehlt",
    nothing: "Es fehlt nichts",
    something: "Es fehlt noch",
    text: "Text",
    excerpt: "Anriss",
    picture: "Bild",
    topics: "Themen",
    date: "Ein Datum oder ein Tag für die Veröffentlichung",
    draft: "Entwurf ausschalten, sobald er fertig ist",
  },

  head: {
    result: "Suchergebnis",
    card: "Karte in sozialen Netzwerken",
    noCard: "Das Bild wird beim Bauen der Website aus dem Titel gezeichnet.",
  },

  text: {
    label: "Der Text, in Markdown",
    length: (length, minutes) =>
      `${counted(length, "Wort", "Wörter")}, ${counted(minutes, "Minute", "Minuten")} Lesezeit. Bilder lassen sich in den Text ziehen oder einfügen.`,
    alt: "Was das Bild zeigt",
    tableKeys: "In einer Tabelle führt Tab zur nächsten Zelle. Escape und dann Tab verlässt den Text.",
    atLine: (line, message) => `Zeile ${line}: ${message}`,
  },

  fields: {
    optional: "freiwillig",
    length: (length, budget) => `${length} von etwa ${budget}${length > budget ? ": zu lang" : ""}`,
    pickColour: (name) => `${name}: Farbe wählen`,
    customPage: { name: "Adresse", description: "Die Adresse der Seite, zum Beispiel preise für /preise/." },
    colourNotSet: (hex) => `Nicht gesetzt: Es gilt die Farbe der Website, ${hex}.`,
    contrast: (other, ratio) =>
      `Kontrast ${other === "paper" ? "zum Hintergrund" : "zur Schrift"}: ${ratio.toFixed(1).replace(".", ",")} zu 1`,
    pickDate: (name) => `${name}: Datum wählen`,
    noIcon: "keines",
    openAddress: "Diese Adresse öffnen",
    error: "Fehler: ",
    warning: "Warnung: ",
    held: "Zum Speichern Enter drücken oder das Feld verlassen.",
    refused: "Nicht gespeichert: Das würde die Website beschädigen. Hier korrigieren oder verwerfen.",
    refusedElsewhere:
      "Nicht gespeichert: Ein anderes Feld passt nicht dazu. Auch dieses ändern, dann wird beides zusammen gespeichert.",
    missing: (name) => `„${name}“ fehlt.`,
    dropped: (name, was) => [`„${name}“ wurde entfernt, denn es passt nicht mehr dazu: `, was],
    followed: (name, was) => [`„${name}“ wurde angepasst. Vorher: `, was],
    goTo: (name) => `Zu „${name}“`,
    failed: (reason) => `${reason} Der Text bleibt hier erhalten, und das Studio versucht es noch einmal.`,
    retry: "Noch einmal versuchen",
    discard: "Verwerfen",
    conflict: (value) => ["Das wurde anderswo geändert. In der Datei steht jetzt: ", value],
    empty: "(leer)",
    keepMine: "Meine Fassung behalten",
    useTheirs: "Andere Fassung übernehmen",
  },

  formatting: {
    label: (name) => `${name}: Formatierung`,
    bold: "Fett",
    boldSign: "F",
    italic: "Kursiv",
    italicSign: "K",
    paragraph: "Absatz",
    heading: "Überschrift",
    headingSign: "Ü",
    list: "Liste",
    quote: "Zitat",
    link: "Link",
    table: {
      label: "Tabelle",
      title: "Tabelle hinzufügen",
      rows: "Zeilen unter der Überschrift",
      columns: "Spalten",
      insert: "Tabelle einfügen",
      heading: (column) => `Überschrift ${column}`,
    },
    samples: {
      text: "Text",
      paragraph: "Ein Absatz",
      heading: "Eine Überschrift",
      entry: "Ein Listenpunkt",
      quote: "Ein Zitat",
    },
  },

  renaming: {
    willChange: "Das ändert sich mit:",
    hasChanged: "Das hat sich mit geändert:",
    done: (places) =>
      places === 0 ? "Umbenannt" : `Umbenannt, auch an ${counted(places, "anderer Stelle", "anderen Stellen")}`,
    redirect: (from, to) => `Wer ${from} aufruft, kommt zu ${to}`,
    dropped: (from) => `${from} wird nicht mehr weitergeleitet: Dort ist wieder eine Seite`,
    redirected: (from, to) => `Weiterleitung hinzugefügt: ${from} führt zu ${to}`,
  },

  leavingOut: {
    title: (page) => `${page} weglassen`,
    noLinks: (address) => `Nichts in den Texten führt zu ${address}.`,
    links: (count) =>
      count === 1
        ? "Eine Stelle führt zu dieser Seite. Ohne die Seite führte sie ins Leere."
        : `${count} Stellen führen zu dieser Seite. Ohne die Seite führten sie ins Leere.`,
    help: "Eine weggelassene Seite wird nicht gebaut und steht in keinem Menü. Wenn noch etwas zu ihr führt, werden alle diese Stellen zuerst aufgelistet.",
    restart:
      "Die Wörter der Texte bleiben, ohne ihre Links. Die Vorschau behält die Seite, damit weiter an ihr gearbeitet werden kann; Besucher sehen sie nicht.",
    note: "Diese Seite ist weggelassen: Besucher sehen sie nicht.",
    toList: "Weggelassene Seiten",
    needed: "Dieses Feld braucht eine Adresse, daher dort eine andere angeben.",
    remove: {
      link: "Link entfernen",
      menu: "Eintrag entfernen",
      redirect: "Weiterleitung entfernen",
      address: "Adresse entfernen",
    },
    removed: (place) => `Link entfernt: ${place}`,
    leaveOut: (page, links) =>
      links === 0
        ? `${page} weglassen`
        : links === 1
          ? `Den Link entfernen und ${page} weglassen`
          : `Alle ${links} Links entfernen und ${page} weglassen`,
    done: (page, links) =>
      links === 0 ? `${page} weggelassen` : `${page} weggelassen, ${counted(links, "Link", "Links")} entfernt`,
    shown: (page, menus) => {
      const places = menus.map((menu) => (menu === "header" ? "in der Kopfzeile" : "in der Fußzeile"))
      return places.length > 0
        ? `${page} ist wieder da, ${places.join(" und ")}`
        : `${page} ist wieder da, steht aber noch in keinem Menü`
    },
  },

  replacing: {
    title: "Suchen und ersetzen",
    titleWithKey: "Suchen und ersetzen (Strg Umschalt F)",
    find: "Suchen",
    to: "Ersetzen durch",
    matchCase: "Groß- und Kleinschreibung",
    wholeWords: "Ganze Wörter",
    inLinks: "Auch in Links",
    hint: "Durchsucht werden alle Texte der Website. Adressteile, Kennungen und die Pfade von Bildern bleiben, wie sie sind.",
    found: (places, texts) =>
      places === 0
        ? "Nichts gefunden."
        : `${counted(places, "Stelle", "Stellen")} in ${counted(texts, "Text", "Texten")}`,
    all: "Alle",
    becomes: "wird zu",
    byHand: "Ein Teil davon ist eigens formatiert. Bitte im Feld ändern.",
    line: (line) => `Zeile ${line}`,
    showAll: (count) => `Alle ${count} zeigen`,
    replace: (count) => (count === 0 ? "Ersetzen" : `${count} ersetzen`),
    remove: (count) => (count === 0 ? "Ersetzen" : `${count} entfernen`),
    done: (places, texts) => `${counted(places, "Stelle", "Stellen")} in ${counted(texts, "Text", "Texten")} ersetzt`,
    refused: {
      unsaved: "Nichts wurde ersetzt: Hier ist etwas noch nicht gespeichert. Zuerst speichern oder verwerfen.",
      changed: "Nichts wurde ersetzt: Hier hat sich inzwischen etwas geändert. Bitte noch einmal ansehen.",
      refused: "Nichts wurde ersetzt: Es würde die Website beschädigen.",
      unfit:
        "Nichts wurde ersetzt: Hier würden die Wörter zu einer Formatierung oder einem kaputten Link. Bitte im Feld ändern.",
    },
    offer: "Andere Stellen mit dem alten Wert",
    elsewhere: "Die alten Wörter stehen auch in anderen Texten.",
    places: (count) => `Der alte Wert steht noch an ${counted(count, "anderer Stelle", "anderen Stellen")}:`,
    use: (count) =>
      count === 1 ? "Auch an der anderen Stelle verwenden" : `Auch an den ${count} anderen Stellen verwenden`,
    used: (count) => `An ${counted(count, "anderer Stelle", "anderen Stellen")} verwendet`,
    findOld: (count) => `Die alten Wörter in ${counted(count, "anderem Text", "anderen Texten")} suchen`,
    onlyHere: "Nur hier",
  },

  lists: {
    add: (thing) => `${thing} hinzufügen`,
    added: (thing) => `${thing} hinzugefügt`,
    entry: (number, thing = "Eintrag") => `${thing} ${number}`,
    toldApart: (name, mark) => `${name} (${mark})`,
    redirect: (from, to) => `${from} → ${to}`,
    movable: "verschiebbarer Eintrag",
    move: (title, number, count) => `${title} verschieben, ${number} von ${count}`,
    howToMove:
      "Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen oder mit Escape abbrechen.",
    pickedUp: (title) => `${title} aufgenommen. Mit den Pfeiltasten verschieben, mit der Leertaste ablegen.`,
    over: (title, number, count) => `${title}: Position ${number} von ${count}.`,
    dropped: (title) => `${title} abgelegt.`,
    notMoved: (title) => `${title} wurde nicht verschoben.`,
    moved: (title, number, count) => `${title} auf Position ${number} von ${count} verschoben`,
    duplicate: "Duplizieren",
    duplicated: (title) => `${title} dupliziert`,
    remove: "Entfernen",
    removed: (title) => `${title} entfernt`,
    listRemoved: "Entfernt",
    listAdded: "Hinzugefügt",
  },

  adding: {
    add: (thing) => `${kinds[thing]?.[1] ?? thing} hinzufügen`,
    added: (thing) => `${kindName(thing)} hinzugefügt`,
    notAdded: "Nicht hinzugefügt.",
    section: "Diesen Abschnitt hinzufügen",
    sectionAdded: (name) => `${name}: hinzugefügt`,
    submit: "Hinzufügen",
    empty: "Das darf nicht leer bleiben.",
  },

  newPage: {
    title: "Seite hinzufügen",
    thing: "a page",
    choose:
      "Welche Art von Seite ist es? Der Text ist schon begonnen, und was noch einzutragen ist, ist darin gekennzeichnet.",
    back: "Eine andere Art wählen",
    none: "Keine",
    noLegalAdvice:
      "Das ist ein Anfang und keine Rechtsberatung. Was noch nicht bekannt ist, kann offen bleiben: Es ist im Text gekennzeichnet und steht bei den Warnungen.",
    templates: {
      plain: { name: "Leere Seite", about: "Eine eigene Seite mit beliebigem Text." },
      prices: { name: "Preise", about: "Eine Tabelle der Leistungen mit ihren Preisen und dem, was enthalten ist." },
      "case-study": {
        name: "Fallstudie",
        about: "Was für einen Kunden getan wurde, mit Zahlen, neben der Leistung, die sie zeigt.",
      },
      "imprint-de": {
        name: "Impressum für Deutschland",
        about: "Wer für die Website verantwortlich ist: § 5 DDG und § 18 Abs. 2 MStV.",
      },
      "imprint-at": {
        name: "Impressum für Österreich",
        about: "Wer für die Website verantwortlich ist: § 5 ECG und § 25 MedienG.",
      },
      "imprint-ch": {
        name: "Impressum für die Schweiz",
        about: "Wer hinter der Website steht: Art. 3 Abs. 1 Bst. s UWG.",
      },
      "imprint-uk": {
        name: "Firmenangaben für Großbritannien",
        about: "Was ein Unternehmen über sich angeben muss: Trading Disclosures Regulations 2015.",
      },
    },
    menus: {
      header: "Kopfzeile",
      footer: "Fußzeile, in der Liste der Seiten",
      legal: "Fußzeile, in der letzten Zeile",
    },
    nowhere: "Nirgends",
    service: "Die Leistung, die sie zeigt und die dann zu ihr führt.",
  },

  importing: {
    title: "Importieren",
    drop: "Zum Importieren hier ablegen",
    what: "Übernimmt, was es anderswo schon gibt: das Archiv von LinkedIn, den Feed eines Podcasts, Beiträge aus Medium, Substack, WordPress oder Ghost, eine als CSV gespeicherte Tabelle, eine Bibliografie in BibTeX. Was übernommen wird, ist wählbar, und nichts, was hier steht, wird überschrieben.",
    chooseFiles: "Dateien auswählen …",
    orDrop: "Dateien lassen sich auch irgendwo auf dem Studio ablegen.",
    folder:
      "Ein Ordner kann hier nicht abgelegt werden. Den Ordner komprimieren und das Archiv ablegen oder im Terminal npm run import mit seinem Pfad ausführen.",
    tooLarge: (name, most) =>
      `${name} ist zu groß: Ein Import darf ${most} haben. Das Archiv entpacken und die benötigte Datei importieren oder im Terminal npm run import mit seinem Ordner ausführen.`,
    tooMany: (most) =>
      `Das sind mehr als ${most} Dateien. Ihren Ordner komprimieren und das Archiv ablegen oder im Terminal npm run import mit seinem Pfad ausführen.`,
    over: "Dieser Import ist beendet. Die Dateien noch einmal ablegen oder auswählen.",
    noOffer: "Das wird nicht mehr angeboten. Die Angebote noch einmal ansehen.",
    sending: (name) => `${name} wird gelesen …`,
    reading: "Es wird nachgesehen, was importiert werden kann …",
    readingOf: (done, total) => `Es wird nachgesehen, was importiert werden kann: ${done} von ${total} Dateien …`,
    importing: "Wird importiert …",
    stopped: "Der Import wurde angehalten. Es wurde nichts importiert.",
    again: "Andere Dateien auswählen",
    format: (name) => formats[name] ?? name,
    recognised: (file, format) => `${file}: ${format}.`,
    offered: (count) =>
      count === 0 ? "Es wird nichts Neues angeboten." : `${counted(count, "Eintrag", "Einträge")} zur Auswahl`,
    more: (count) =>
      `${counted(count, "weiterer Eintrag passt", "weitere Einträge passen")} noch nicht in die Liste. Zuerst einige von diesen importieren.`,
    known: (count) => `Früher importiert oder schon hier: ${count}.`,
    kept: (title) =>
      `„${title}“ hat sich an der Quelle geändert und wurde hier geändert oder gelöscht: Es bleibt, wie es ist.`,
    offerAgain: "Früher Importiertes noch einmal anbieten",
    moreNotes: (count) => `und ${count} weitere`,
    chooseFit: "Alles auswählen, was passt",
    chooseNone: "Nichts auswählen",
    kinds: {
      site: "Vorstellung",
      achievement: "Erfolge",
      testimonial: "Referenzen",
      media: "Auftritte",
      book: "Bücher",
      post: "Beiträge",
    },
    achievement: "Erfolg",
    changed: "an der Quelle geändert",
    missing: (field) => `Es fehlt: ${field}`,
    look: "Ansehen und ändern",
    options: "Wie",
    elsewhere: "Beiträge lassen, wo sie sind: Der Blog verlinkt sie",
    addTopics: "Ihre Themen zu denen des Blogs hinzufügen",
    fetchPictures: "Bilder aus dem Netz holen: Sonst werden sie weggelassen, und es wird nichts geholt",
    advice: {
      fetchPictures: "Es kommt mit „Bilder aus dem Netz holen“.",
      addTopics: "Sie kommen mit „Ihre Themen zu denen des Blogs hinzufügen“.",
    },
    unfit: (count) =>
      count === 1
        ? "Einem davon fehlt noch etwas, er würde weggelassen."
        : `${count} davon fehlt noch etwas, sie würden weggelassen.`,
    take: (count) => (count === 0 ? "Importieren" : `${count} importieren`),
    done: (count) => `${counted(count, "Eintrag", "Einträge")} importiert`,
    nothing: "Es wurde nichts importiert",
    drafts: "Beiträge sind Entwürfe, die Besucher nicht sehen. Jeden lesen, dann Entwurf ausschalten.",
    leftOut: "Eine Seite davon ist weggelassen: Besucher sehen sie noch nicht.",
    notTaken: "Nicht importiert",
    toOffers: "Zurück zu den Angeboten",
  },

  pictures: {
    title: "Bilder in data/",
    none: "Es gibt noch keine Bilder.",
    size: (width, height, isUnused) => `${width} × ${height}${isUnused ? ", nicht verwendet" : ""}`,
    delete: "Löschen",
    deleted: (path) => `${path} gelöscht`,
    checking: "Das Bild wird geprüft …",
    cropped: (name) => `${name}, zugeschnitten`,
    replaceFile: "Datei ersetzen …",
    chooseFile: "Datei wählen …",
    chooseFileFor: (name) => `${name}: Datei wählen`,
    chooseKnown: "Aus den vorhandenen Bildern wählen",
    remove: "Entfernen",
    describeAgain: "Die Beschreibung stammt vom Bild davor. Passt sie zu diesem?",
    gone: (path) => `${path} ist nicht mehr in data/.`,
    chooseAnother: "Ein anderes Bild wählen.",
    drop: "Ein Bild hierher ziehen oder einfügen.",
    dropAnother: (path) => `${path}. Ein anderes lässt sich hierher ziehen oder einfügen.`,
    least: (width, height) => ` Mindestens ${width} ${height === undefined ? "Pixel breit" : `× ${height} Pixel`}.`,
  },

  saving: {
    saved: (place) => `Gespeichert: ${place}`,
    dropped: (place, other) => `Gespeichert: ${place}. Entfernt, denn es passt nicht mehr: ${other}`,
    followed: (place, other) => `Gespeichert: ${place}. Daran angepasst: ${other}`,
    refused: (place) => `Nicht gespeichert, denn es würde die Website beschädigen: ${place}`,
    keepsChanging: (file) => `Nicht gespeichert: Ein anderes Programm ändert data/${file} immer wieder.`,
    noFile: (file) => `data/${file} gibt es nicht mehr.`,
    outdated: (page) => `Nicht ausgeführt: ${page} hat sich geändert. Bitte noch einmal ansehen.`,
    notDone: (refusal) => `Nicht ausgeführt: Das würde die Website beschädigen. ${sentences([refusal])}`,
    changedByProgram: (page) => `Von einem anderen Programm geändert: ${page}`,
    changedInTab: (page) => `In einem anderen Tab geändert: ${page}`,
    undone: (pages) => `Rückgängig gemacht: ${pages}`,
    unsavedUndone: (place) => `Rückgängig gemacht, bevor es gespeichert war: ${place}`,
    nothingToUndo: "Es gibt nichts rückgängig zu machen.",
    redone: (pages) => `Wiederhergestellt: ${pages}`,
    unsavedRedone: (place) => `Wieder da, und noch nicht gespeichert: ${place}`,
    nothingToRedo: "Es gibt nichts wiederherzustellen.",
    cannotUndo: (pages) => `Lässt sich nicht rückgängig machen: Ein anderes Programm hat ${pages} geändert.`,
    cannotRedo: (pages) => `Lässt sich nicht wiederherstellen: Ein anderes Programm hat ${pages} geändert.`,
  },

  connection: {
    lost: "Das Studio antwortet nicht. Läuft npm run edit noch? Die Änderungen bleiben hier erhalten.",
    over: "Das Studio wurde neu gestartet. Bitte die neue Adresse öffnen, die npm run edit ausgegeben hat; die nicht gespeicherten Änderungen sind dort.",
    back: "Wieder verbunden.",
  },

  changes: {
    title: "Änderungen",
    count: (count, unsaved) => {
      const saved = count === 0 ? "Keine Änderungen" : counted(count, "Änderung", "Änderungen")
      if (unsaved === 0) return saved
      return count === 0 ? `${unsaved} nicht gespeichert` : `${saved}, ${unsaved} nicht gespeichert`
    },
    counting: "Wird gezählt …",
    noHistory:
      "Dieser Ordner hat keine git-Geschichte, mit der sich vergleichen lässt. Gespeichert ist trotzdem alles.",
    none: "Seit dem letzten Commit hat sich nichts geändert.",
    undo: "Rückgängig machen",
    undone: (field) => `${field}: Änderung rückgängig gemacht`,
    cannotUndo: (refusal) =>
      `Lässt sich nicht rückgängig machen: Das würde die Website beschädigen. ${sentences([refusal])}`,
    outdated: "Das hat sich inzwischen geändert. Bitte die Änderungen noch einmal ansehen.",
    before: "Vorher",
    after: "Nachher",
    now: "Jetzt",
    moved: (name, from, to) => [`${name} von Position `, from, " auf ", to, " verschoben"],
    order: "Reihenfolge",
    picture: "Bild",
    text: "Text",
    file: "Datei",
    fileMoved: (kind) => `${kind} verschoben`,
  },

  history: {
    open: "Verlauf",
    title: "Verlauf",
    toChanges: "Zurück zu den Änderungen",
    loading: "Der Verlauf wird gelesen …",
    none: "Dieser Ordner hat noch keine git-Geschichte.",
    empty: "Noch kein Commit hat data/ geändert.",
    introTitle: "Was vorher da war",
    intro:
      "Jeder Commit des Inhalts, der neueste zuerst. Zu sehen ist, was einer geändert hat, und der Inhalt von damals lässt sich zurückholen. Was danach kam, bleibt in git.",
    states: "Commits",
    about: (author) => `von ${author}`,
    published: "Veröffentlicht",
    unpublished: "Noch nicht veröffentlicht",
    latest: "Wie jetzt",
    whatChanged: "Was sich geändert hat",
    act: (button, subject, when) => `${button}: ${subject}, ${when}`,
    first: (files) => `Das ist der erste Commit. Er hat ${counted(files, "Datei", "Dateien")} hinzugefügt.`,
    cutOff: "Was sich geändert hat, ist hier nicht bekannt: Diese Kopie des Repositorys hat den Commit davor nicht.",
    nothing: "Er hat nichts am Inhalt geändert.",
    backTo: "Dahin zurück",
    older: "Ältere",
    shallow: (command) => ["Diese Kopie des Repositorys hat die älteren Commits nicht. Sie kommen mit ", command, "."],
    confirm: (day) => `Zurück zum Stand: ${day}`,
    trying: "Was sich ändern würde, wird geprüft …",
    willChange: (texts, pictures) => {
      const parts = [
        ...(texts > 0 ? [counted(texts, "Datei", "Dateien")] : []),
        ...(pictures > 0 ? [counted(pictures, "Bild", "Bilder")] : []),
      ]
      return `Es ändern sich: ${parts.join(" und ")}.`
    },
    how: "Zuerst ist es auf der Seite zu sehen. Veröffentlicht wird erst mit „Veröffentlichen“, „Rückgängig“ holt den jetzigen Inhalt wieder, und git behält alles, was danach kam.",
    files: "Welche Dateien",
    confirmed: "Zurückholen",
    cancel: "Abbrechen",
    busy: "Wird zurückgeholt …",
    same: "So ist der Inhalt jetzt schon. Es gibt nichts zurückzuholen.",
    refused: (count) =>
      `Nicht möglich: Die Prüfung findet im damaligen Inhalt ${counted(count, "Fehler", "Fehler")}. Nichts wurde geändert.`,
    moreErrors: (count) => `und ${counted(count, "weiterer Fehler", "weitere Fehler")}`,
    done: (day) => `Der Inhalt ist wieder der vom Stand: ${day}`,
    toPublish: (day) =>
      `Der Inhalt ist wieder der vom Stand: ${day}, aber noch nicht veröffentlicht. Zum Ansehen der Seiten dieses Fenster schließen; „Rückgängig“ nimmt es zurück.`,
    notNow: (reason) => `Jetzt nicht. ${reason}`,
    unsaved: (count) =>
      `${counted(count, "Änderung ist", "Änderungen sind")} noch nicht gespeichert. Zuerst speichern oder verwerfen, damit nichts verloren geht.`,
    uncommitted: (count) =>
      `${counted(count, "Änderung ist", "Änderungen sind")} noch nicht veröffentlicht. Zuerst veröffentlichen oder rückgängig machen, damit nichts verloren geht.`,
    link: (file) => `data/${file} ist in einem der beiden Commits ein symbolischer Link. Bitte mit git zurückholen.`,
    notInGit: (file) =>
      `data/${file} ist hier anders als in git: git ignoriert die Datei. Zuerst woandershin legen, damit sie nicht verloren geht.`,
    unknown: "Diesen Commit gibt es nicht mehr. Bitte den Verlauf noch einmal öffnen.",
    message: (day, subject) => `Zurück zum Stand vom ${day}: ${subject}`,
  },

  live: {
    view: "Veröffentlichte Website ansehen",
    ask: "Ist es schon zu sehen?",
    asking: "Die Website wird gefragt …",
    live: (when) => `Veröffentlicht: Besucher sehen den Stand von ${when}.`,
    liveNow: "Veröffentlicht: Besucher sehen den Inhalt, der in data/ ist.",
    older: (when) =>
      `Noch nicht: Der Hoster zeigt einen älteren Stand, den von ${when}. In einer Minute noch einmal fragen.`,
    other:
      "Der Hoster zeigt einen anderen Stand, keinen der zuletzt von hier veröffentlichten. Nach einer Veröffentlichung in einer Minute noch einmal fragen.",
    unsaid:
      "Diese Website sagt noch nicht, welcher Stand sie ist. Sie tut es, sobald der Hoster sie das nächste Mal baut.",
    moved: (host) =>
      `Die Adresse der Website führt zu ${host}, daher wurde sie nicht gefragt. Unter „Name, Links und Kostenaussage“ die Adresse angeben, die Besucher sehen.`,
    silent: (reason) => `Die Website antwortet nicht (${reason}).`,
    noAddress: "Die Website hat noch keine Adresse. Sie gehört unter „Name, Links und Kostenaussage“.",
    status: (status) => `Status ${status}`,
    tooLong: "keine Antwort in zehn Sekunden",
    circles: "ihre Weiterleitungen führen im Kreis",
    noSuchHost: "einen Host dieses Namens gibt es nicht",
    offline: "keine Verbindung",
    refused: "sie nimmt keine Verbindungen an",
    certificate: "ihr Zertifikat ist ungültig",
  },

  times: {
    today: (time) => `heute um ${time}`,
    yesterday: (time) => `gestern um ${time}`,
    on: (day, time) => `${day}, ${time}`,
  },

  todo: {
    title: "Zu tun",
    button: (errors, warnings) => `Zu tun: ${findings(errors, warnings)}`,
    errors: "Fehler",
    warnings: "Warnungen",
    count: (errors, warnings) => findings(errors, warnings).replace(/^n/, "N"),
    nothing: "Die Prüfung findet nichts am Inhalt.",
    goToPage: "Zur Seite",
    fixed: (field) => `${field}: behoben`,
    fixAll: (count) => `Alle beheben (${count})`,
    fixAllHelp:
      "Behebt, was nicht falsch sein kann, etwa ein fehlendes Komma oder ein Datum in anderer Schreibweise. Alles andere bleibt stehen. „Rückgängig“ nimmt alles auf einmal zurück.",
    byFixAll: (fix) => `Gehört zu „Alle beheben“: ${fix}`,
    allFixed: (count) => `${count} behoben`,
    nothingFixed: "Nichts behoben: Jede Stelle muss erst angesehen werden.",
  },

  unsaved: {
    title: "Noch nicht gespeichert",
    refused: (reasons) => reasons.join(" ") || "Das würde die Website beschädigen.",
    conflict: "Das wurde anderswo geändert.",
    gone: "Der Eintrag wurde gelöscht.",
    held: "Zum Speichern Enter drücken oder das Feld verlassen.",
    saving: "Wird gespeichert …",
    copy: "Kopieren",
    goToField: "Zum Feld",
    discard: "Verwerfen",
    deletedEntry: "ein gelöschter Eintrag",
  },

  publishing: {
    byHand: "Von Hand veröffentlichen",
    notReady: "Noch nicht bereit",
    ready: "Bereit zum Veröffentlichen",
    errors: (count) => (count === 0 ? "Keine Fehler" : `${counted(count, "Fehler", "Fehler")} zu beheben`),
    unsaved: (count) =>
      count === 0 ? "Alles ist gespeichert" : counted(count, "ungespeicherte Änderung", "ungespeicherte Änderungen"),
    warnings: (count) =>
      count === 0 ? "Keine Warnungen" : `${counted(count, "Warnung", "Warnungen")}; veröffentlichen geht trotzdem`,
    diagnostics: "Fehler und Warnungen",
    more: (count) => `${count} weitere. Sie werden aufgeführt, sobald diese behoben sind.`,
    noGit: (command, folder) => [
      "Hier gibt es kein git-Repository oder noch keinen Commit. Bitte ",
      command,
      " ausführen und den Ordner ",
      folder,
      " zum Hoster hochladen.",
    ],
    message: "Nachricht",
    messageHelp: "Eine Zeile darüber, was sich geändert hat. Sie wird zur Commit-Nachricht.",
    publish: "Veröffentlichen",
    publishWithWarnings: "Mit Warnungen veröffentlichen",
    busy: "Wird veröffentlicht …",
    waits: (errors, unsaved) =>
      [
        ...(unsaved > 0 ? [counted(unsaved, "ungespeicherte Änderung", "ungespeicherte Änderungen")] : []),
        ...(errors > 0 ? [`${counted(errors, "Fehler", "Fehler")} zu beheben`] : []),
      ].join(", "),
    published: "Veröffentlicht. Der Hoster baut die Website; in wenigen Minuten ist sie für alle zu sehen.",
    committed:
      "Commit erstellt. Es gibt kein Remote, zu dem gepusht werden kann: Bitte die Website bauen und den Ordner public hochladen.",
    nothingTitle: "Nichts zu veröffentlichen",
    nothing: "Nichts wartet auf die Veröffentlichung. Änderungen erscheinen hier.",
    unpushed: (count) =>
      count === 1
        ? "Alles ist in Commits. Einer davon ist noch nicht beim Hoster."
        : `Alles ist in Commits. ${count} davon sind noch nicht beim Hoster.`,
    diagnosed:
      "Nicht veröffentlicht: Die Prüfung hat etwas Neues gefunden. Bitte oben ansehen und noch einmal veröffentlichen.",
    details: "Einzelheiten",
    last: (date, author, subject) => `Letzter Commit in data/: ${date}, von ${author}: ${subject}`,
    usualMessage: {
      empty: "Inhalt",
      parts: (parts) => `Inhalt: ${parts.join(", ")}`,
      many: (first, others) => `Inhalt: ${first} und ${others} weitere`,
      pictures: "Bilder",
    },
  },

  git: {
    unfinished: {
      merge: `Ein Merge ist hier noch nicht abgeschlossen. Mit git commit abschließen oder mit git merge --abort abbrechen, ${thenAgain}`,
      rebase: inProgress("Ein Rebase", "rebase"),
      am: inProgress("git am", "am"),
      cherryPick: inProgress("Ein Cherry-pick", "cherry-pick"),
      revert: inProgress("Ein Revert", "revert"),
      sequence: `Ein Cherry-pick oder Revert mehrerer Commits ist hier noch nicht abgeschlossen. git status sagt, welcher: abschließen oder abbrechen, ${thenAgain}`,
      bisect: `Ein Bisect ist hier noch nicht abgeschlossen. Mit git bisect reset beenden, ${thenAgain}`,
    },
    noGit:
      "Dieser Ordner liegt in keinem git-Repository, daher gibt es kein Ziel zum Veröffentlichen. Die Website mit npm run build bauen und den Ordner public/ hochladen.",
    unborn: `Dieses Repository hat noch keinen Commit. Den ersten mit git add --all und git commit erstellen, ${thenAgain}`,
    conflict: `Dateien in data/ haben noch Merge-Konflikte. Diese auflösen, git add data ausführen, ${thenAgain}`,
    unknownOwner: `git kennt keinen Namen für den Commit. git config user.name "Vorname Nachname" und git config user.email "name@example.org" ausführen, ${thenAgain}`,
    moving: `Dateien in data/ haben sich während der Prüfung immer wieder geändert, daher gab es keinen Commit. Warten, bis das andere Programm fertig ist, ${thenAgain}`,
    staleIndex:
      "Commit erstellt. Ein anderes Programm hat gerade den Index von git benutzt: Bitte git reset -- data ausführen, sonst zeigt git dieselben Änderungen als vorgemerkt.",
    detached: (branch) =>
      `Ausgecheckt ist eine ältere Version (detached HEAD), daher lässt sich nichts committen. Mit git switch ${branch ?? "--create main"} zurückkehren, ${thenAgain}`,
    locked: (path) =>
      `Ein anderes Programm benutzt git hier gerade. In einem Moment noch einmal versuchen. Bleibt es dabei, die Datei ${path} entfernen.`,
    lockedForAMoment: "Ein anderes Programm benutzt git hier gerade. In einem Moment noch einmal versuchen.",
    changedByHook: (files) =>
      `Hier ist der Commit erstellt, aber nicht gepusht: Ein Hook dieses Repositorys hat dabei ${files.join(", ")} geändert, daher ist der Commit nicht geprüft. Noch einmal veröffentlichen, um ihn zu prüfen und zu pushen.`,
    notSigned: `git konnte den Commit nicht signieren, daher gab es keinen Commit. Den Schlüssel entsperren oder das Signieren mit git config commit.gpgsign false abschalten, ${thenAgain}`,
    ignored: `git ignoriert data/ hier und kann nichts davon in einen Commit nehmen. data/ aus .gitignore entfernen, ${thenAgain}`,
    dubiousOwner: `git vertraut diesem Ordner nicht, weil er einem anderen Benutzer gehört. Die Zeile ausführen, die git status zeigt, ${thenAgain}`,
    diskFull: `Der Datenträger ist voll, daher gab es keinen Commit. Platz schaffen, ${thenAgain}`,
    notCommitted: (output) => `git ist gescheitert; verloren ist nichts. Die Ausgabe war: ${output}`,
    behind:
      "Jemand anderes hat inzwischen veröffentlicht. git pull ausführen und noch einmal veröffentlichen; die Änderungen sind hier gespeichert.",
    noAccess:
      "Die Anmeldung oder der Zugriff fehlt. Bei git anmelden oder um Zugriff bitten und noch einmal veröffentlichen; die Änderungen sind hier gespeichert.",
    offline: "Es gibt keine Verbindung. Später noch einmal veröffentlichen; die Änderungen sind hier gespeichert.",
    noUpstream: (remote, remotes) =>
      `Dieser Branch wurde noch nie veröffentlicht.${remotes.length > 1 ? ` Es gibt mehrere Remotes: ${remotes.join(", ")}.` : ""} Einmal git push --set-upstream ${remote} HEAD ausführen, danach von hier veröffentlichen.`,
    notPushed: "Der Push ist gescheitert. Die Änderungen sind hier gespeichert; die Ausgabe von git steht darunter.",
  },

  refusals: {
    notFound: "Nicht gefunden.",
    tooMuch: "Diese Anfrage enthält zu viel.",
    tooLarge: "Das ist zu groß.",
    noEdit: "Das ist keine gültige Änderung.",
    unknownKind: "Unbekannte Art.",
    noField: "Für das Bild ist kein Feld angegeben.",
    noPicture: "Es ist kein Bild angegeben.",
    noAnswer: "Es ist keine Antwort angegeben.",
    noCommit: "Es ist kein Commit angegeben.",
    noChange: "Es ist keine Änderung angegeben.",
    noImport: "Es ist nichts zum Importieren angegeben.",
    noSource: "Es ist keine Adresse und kein Ordner angegeben.",
    noSides: "Es ist nicht angegeben, wessen Zeilen gelten.",
    noMessage: "Bitte eine Nachricht schreiben: eine Zeile darüber, was sich geändert hat.",
    noAddress: "Es ist keine Adresse angegeben.",
    wrongAddress: "Das ist keine gültige Adresse.",
    unknownPicture: "Dieses Bild gibt es nicht.",
    usedPicture: "Dieses Bild wird verwendet.",
    noFileThere: "Diese Datei ist nicht in data/.",
    noFile: (file) => `Eine Datei ${file} gibt es in data/ nicht.`,
    outsideData: (file) => `${file} ist nicht in data/.`,
    noText: (file) => `${file} hat keinen Markdown-Text.`,
    noFields: (file) => `${file} hat keine Felder.`,
    nothingToRestore: "Es gibt nichts wiederherzustellen.",
    unknownLanguage: "In dieser Sprache gibt es keine Wörter.",
    unreadable: (file) =>
      `data/${file} lässt sich nicht lesen, daher wurde nichts geändert. Zuerst die Datei korrigieren; die Prüfung sagt, wo.`,
    anotherAddress: "Eine andere Adresse wählen.",
    pictureField: "Bilder gehören nicht hierher.",
    pictureFieldAdvice: "Bitte auf ein Bildfeld ziehen.",
    diskFull: "Nicht gespeichert: Der Datenträger ist voll.",
    notWritable: "Nicht gespeichert: In diese Datei lässt sich nicht schreiben. Bitte die Zugriffsrechte prüfen.",
    tooManyOpen:
      "Nicht gespeichert: Es sind zu viele Dateien gleichzeitig geöffnet. Bitte andere Programme schließen und es noch einmal versuchen.",
    notSaved: (code) =>
      `Nicht gespeichert: Das System konnte hier nicht lesen oder schreiben (${code}). Bitte noch einmal versuchen.`,
    otherComputer: "Das Studio antwortet nur auf diesem Computer.",
    otherSite: "Andere Websites können das Studio nicht benutzen.",
    unknownToken: "Bitte das Studio mit der Adresse öffnen, die npm run edit ausgegeben hat.",
    failed: (reason) => `Das Studio ist gescheitert: ${reason}`,
    noPreview: "Die Vorschau antwortet nicht. Vielleicht startet sie noch: Bitte die Seite in einem Moment neu laden.",
  },

  first: {
    label: "So geht es los",
    hint: "Zum Ändern beliebige Wörter auf der Seite anklicken.",
    more: "Was kein Klick erreicht, steht oben im Menü „Seite“ und in der Liste darunter.",
    hide: "Ausblenden",
    left: (places, pages) =>
      `Noch vom Beispiel: ${counted(places, "Stelle", "Stellen")} auf ${counted(pages, "Seite", "Seiten")}`,
    leftHelp: "Namen, Aussagen und Adressen, die für das Beispiel erfunden wurden. Jede führt zu ihrem Feld.",
  },

  begin: {
    title: "Das ist das Beispiel. Jetzt die eigene Website beginnen",
    intro:
      "Einige Fragen beantworten, und an seine Stelle tritt eine eigene Website: der eigene Name, neutrale Texte in der eigenen Sprache, nichts mehr vom Beispiel. Zum Umsehen ist vorher Zeit.",
    looking: (command) => ["Das Beispiel wird aufbewahrt: Danach zeigt es ", command, "."],
    start: "Eigene Website beginnen",
    dialog: "Eigene Website beginnen",
    needed: "Diese Antwort wird gebraucht.",
    questions: {
      language: { name: "Sprache der Website", help: "In ihr stehen die Texte." },
      name: { name: "Der eigene Name", help: "Wie ihn Kunden kennen." },
      role: { name: "Die Rolle", help: "Die Tätigkeit in zwei oder drei Wörtern. Ohne Angabe steht dort die übliche." },
      siteUrl: {
        name: "Adresse der Website",
        help: "Zum Beispiel https://www.eigener-name.com. Wenn es noch keine gibt, weglassen: „Zu tun“ erinnert daran.",
      },
      scheduling: {
        name: "Wo Kunden einen Termin bekommen",
        help: "Die Seite, auf der Kunden ein Gespräch buchen, oder die E-Mail-Adresse.",
      },
      linkedin: { name: "LinkedIn-Profil", help: "Die Adresse des Profils." },
      claim: {
        name: "Die Kosten in Prozent eines CTO in Vollzeit",
        help: "Eine ganze Zahl: 30 für unter 30 %. Damit beginnt die Startseite.",
      },
      portrait: {
        name: "Porträt",
        help: "Ein Bild im Hochformat, am besten 4:5. Ohne Bild stehen dort die Initialen.",
      },
      accent: {
        name: "Akzentfarbe",
        help: "Für alles, was hervorsticht, zum Beispiel #0b5fff. Ohne Angabe die der Website.",
      },
    },
    otherLanguage: "Andere Sprache",
    tag: "Kürzel der Sprache",
    tagHelp: "Zum Beispiel nl oder pt-BR. Die Texte beginnen auf Englisch und sind zu übersetzen.",
    portraitChosen: "Das gewählte Porträt",
    removePortrait: "Ohne Porträt",
    withoutGit: "Das Beispiel in sample-data/ aufbewahren",
    withoutGitHelp:
      "Dieser Ordner liegt in keinem git-Repository, das das Beispiel aufbewahren würde. Stattdessen kann es in einem Ordner neben data/ bleiben.",
    needsGit:
      "Dieser Ordner liegt in keinem git-Repository, das das Beispiel aufbewahren würde. Eines mit git init und einem ersten Commit anlegen oder das Beispiel in sample-data/ aufbewahren.",
    keptTaken: (folder) =>
      `Es gibt schon einen Ordner ${folder}/. Bitte umbenennen: Unter diesem Namen soll das Beispiel aufbewahrt werden.`,
    notSample:
      "Der Inhalt ist nicht mehr das Beispiel, daher wird nichts ersetzt. Weiter geht es, indem man ihn ändert.",
    changed:
      "Ein anderes Programm hat den Inhalt gerade geändert, daher wurde nichts ersetzt. Bitte noch einmal versuchen.",
    mistakes: (count) =>
      `Noch hat sich nichts geändert: ${counted(count, "Antwort ist", "Antworten sind")} noch einmal anzusehen.`,
    submit: "Eigene Website beginnen",
    busy: "Die Website wird geschrieben …",
    done: "Die eigene Website ist da",
    written: (name) => `Die Website gehört jetzt ${name}: die Antworten, neutrale Texte und nichts mehr vom Beispiel.`,
    inGit: "Das Beispiel bleibt in git, im Commit davor. „Rückgängig“ bringt es hierher zurück.",
    kept: (folder) => `Das Beispiel liegt in ${folder}/. „Rückgängig“ bringt es hierher zurück.`,
    uncommitted: (reason) => `Git hat die Website nicht committet; „Veröffentlichen“ holt das nach. ${reason}`,
    open: (count) =>
      count === 0
        ? "„Zu tun“ zeigt, was die Prüfung findet."
        : `${counted(count, "Stelle in den rechtlichen Texten ist", "Stellen in den rechtlichen Texten sind")} noch auszufüllen. „Zu tun“ zeigt sie.`,
    leftOut:
      "Die Seiten für Werkzeuge, Bücher, Medien und Beiträge bleiben weg, bis es etwas für sie gibt. Hier lassen sie sich trotzdem öffnen und füllen.",
    toTodo: "„Zu tun“ öffnen",
    toImport: "Aus LinkedIn und anderem importieren",
    toSite: "Die Website ansehen",
    said: (name) => `Die Website gehört jetzt ${name}`,
  },

  updating: {
    title: "Version und Updates",
    has: (version) => `Diese Website hat Version ${version} des Baukastens.`,
    hasNone: "Diese Website hat keine kit.json, in der stünde, aus welcher Version des Baukastens sie entstanden ist.",
    source: "Woher neuere Versionen kommen",
    sourceHelp:
      "Die Git-Adresse des Baukastens oder ein Ordner mit ihm. Mit dem ersten Update wird sie in kit.json vermerkt.",
    sourceMissing: "Hier fehlt die Git-Adresse oder der Ordner des Baukastens.",
    look: "Nach einer neueren Version suchen",
    lookHelp: "Vorher wird nichts aus dem Netz geholt.",
    looking: "Neuere Versionen werden gesucht …",
    newest: "Diese Website hat die neueste Version.",
    brings: (version) => `Das bringt ${version}`,
    tryOut: "Ausprobieren",
    tryHelp:
      "Das geschieht neben der Website, im Ordner .update/: Die Version wird mit dem eigenen Code zusammengeführt, installiert, geprüft und gebaut, und jede Seite wird verglichen. Es dauert einige Minuten, und nichts Eigenes ändert sich dabei.",
    meanwhile:
      "Dieser Dialog kann geschlossen und die Website weiter bearbeitet werden. Was sich dann ändert, muss veröffentlicht und die Version noch einmal ausprobiert werden, bevor sie übernommen werden kann.",
    trying: (version) => `${version} wird ausprobiert`,
    parts: {
      Merge: "Die Änderungen des Baukastens werden mit den eigenen zusammengeführt",
      "Packages of the new version": "Die Pakete der neuen Version werden installiert",
      Content: "Die Inhalte werden auf die neue Form gebracht",
      "Packages of your version": "Die Pakete der bisherigen Version werden installiert",
      Check: "Die Inhalte werden geprüft",
      "Build of your version": "Die bisherige Version wird gebaut",
      "Build of the new version": "Die neue Version wird gebaut",
      Comparison: "Die Seiten werden verglichen",
      Pictures: "Ihr Aussehen wird verglichen",
    },
    stop: "Anhalten",
    conflicts: (files) =>
      files === 1
        ? "In einer Datei sind dieselben Zeilen hier und im Baukasten geändert"
        : `In ${files} Dateien sind dieselben Zeilen hier und im Baukasten geändert`,
    conflictsHelp: "Bitte wählen, wessen Zeilen dort gelten. Die anderen Änderungen beider bleiben so oder so.",
    sides: { mine: "Die eigene Änderung", kit: "Die Änderung des Baukastens" },
    take: { mine: "Die eigenen Zeilen nehmen", kit: "Die Zeilen des Baukastens nehmen" },
    takeOf: (path) => `Wessen Zeilen in ${path} gelten`,
    goOn: "Weiter",
    changes: (version) => `Das ändert ${version} an dieser Website`,
    report: "Den ganzen Bericht öffnen",
    reportHelp: "In einem neuen Tab, mit Bildern der Seiten, die anders aussehen.",
    update: (version) => `Auf ${version} aktualisieren`,
    updateHelp: "Das wird ein Commit, der sich zurücknehmen lässt. Er wird nicht gepusht.",
    tryAgain: "Noch einmal ausprobieren",
    updating: "Wird aktualisiert …",
    updated: (version) => `Diese Website hat jetzt Version ${version}`,
    updatedHelp:
      "Das ist ein Commit, der hier ist und noch nicht gepusht. Bis zum Neustart läuft das Studio mit dem Code von vorher, und seine Seite kann Fehler zeigen.",
    restart: "Das Studio im Terminal neu starten:",
    stopStudio: "Mit Strg-C beenden.",
    takeBack: "Das letzte Update zurücknehmen",
    takeBackHelp:
      "Code und Inhalte werden, was sie davor waren, in einem eigenen Commit. Was seither veröffentlicht wurde, bleibt.",
    takeBackNow: "Zurücknehmen",
    takingBack: "Das Update wird zurückgenommen …",
    takenBack: "Das Update ist zurückgenommen",
    takenBackHelp: (version) =>
      `${version === undefined ? "Die Website ist wie vor dem Update" : `Diese Website hat wieder Version ${version}`}. Bis zum Neustart läuft das Studio mit dem Code von vorher, und seine Seite kann Fehler zeigen.`,
    unpublished:
      "Es gibt Änderungen, die nicht veröffentlicht sind. Bitte erst veröffentlichen, dann noch einmal versuchen.",
    toChanges: "Änderungen öffnen",
    notNow: "Dieser Schritt ist jetzt nicht offen. Bitte noch einmal nach einer neueren Version suchen.",
    busy: "Ein Update ist im Gange. Bitte abwarten oder anhalten.",
    said: {
      tried: (version) => `Version ${version} ist ausprobiert: siehe Version und Updates`,
      conflicts: (version) => `Version ${version} braucht eine Entscheidung: siehe Version und Updates`,
      stopped: (version) => `Version ${version} wurde nicht ausprobiert: siehe Version und Updates`,
    },
  },

  start: {
    steps: {
      begin: "Die Vorschau startet",
      check: "Der Inhalt wird geprüft",
      pages: "Die Seiten werden vorbereitet",
      build: "Die Vorschau wird gebaut",
    },
    line: (step, seconds) => `${step}: ${duration(seconds)}`,
    waiting: "Die Seite ist unterwegs",
    meanwhile: "Die Felder lassen sich schon ansehen und ändern.",
    loading: "Die Seite wird geladen …",
  },

  terminal: {
    ready: "Fertig: Die Seite ist im Studio.",
    open: (address) => `Das Studio ist unter ${address}\nDiese Adresse nicht weitergeben. Beenden mit Strg-C.`,
    exitCode: (code) => `Exit-Code ${code}`,
    signal: (name) => `Signal ${name}`,
    previewStopped: (how, output) =>
      `Die Vorschau hat sich beendet (${how}), daher auch das Studio.${output === "" ? "" : ` Ihre letzte Ausgabe:\n\n${output}`}`,
    notChecked: (reason) => `Der Inhalt konnte nicht geprüft werden: ${reason}`,
    notRead: (reason) => `Der Inhalt konnte nicht gelesen werden: ${reason}`,
    changeNotRead: (reason) => `Eine Änderung durch ein anderes Programm konnte nicht gelesen werden: ${reason}`,
    polling: (reason) =>
      `data/ lässt sich nicht beobachten (${reason}), daher prüft das Studio den Ordner zweimal in der Sekunde.`,
    unknownLanguage: (written, known) =>
      `STUDIO_LANGUAGE ist „${written}“. Das Studio spricht ${known.join(" und ")}: eines davon angeben oder STUDIO_LANGUAGE weglassen, dann gilt die Sprache des Systems.`,
    noPort: "PORT ist leer.",
    wrongPort: (written) => `PORT ist „${written}“; das ist kein Port.`,
    portAdvice: (usual) =>
      `Eine Zahl von 1 bis 65535 angeben, zum Beispiel PORT=8002, oder PORT weglassen, dann gilt ${usual}.`,
    studioRunning: (port, command) =>
      `Auf Port ${port} läuft schon ein Studio. Seine Adresse steht in dem Terminal, in dem es gestartet wurde. Es dort mit Strg-C beenden oder dieses auf einem anderen Port starten: ${command}`,
    portTaken: (port, command) =>
      `Port ${port} wird von einem anderen Programm benutzt. Dieses beenden oder das Studio auf einem anderen Port starten: ${command}`,
    portForbidden: (port, command) =>
      `Dieses System erlaubt Port ${port} nicht. Einen Port über 1023 wählen: ${command}`,
  },
}
