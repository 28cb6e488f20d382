/** What the studio says of each field in German, by what the contract (kit/content/contract) says in English. */
export const germanHelp: Readonly<Record<string, string>> = {
  "Who the site is for, and where its links lead.": "Wem die Website gehört und wohin ihre Links führen.",
  "The language of all your texts, in its short form: en-GB is British English, de German, ar Arabic.":
    "Die Sprache aller Texte in ihrer Kurzform: de ist Deutsch, en-GB britisches Englisch, ar Arabisch.",
  "Your name.": "Der eigene Name.",
  "What you do, in two or three words.": "Der eigene Beruf in zwei oder drei Wörtern.",
  "What you promise, in one line.": "Das eigene Versprechen in einer Zeile.",
  "Where the site is on the web, up to the end of the domain name, such as https://www.example.org.":
    "Wo die Website im Netz steht, bis zum Ende des Domainnamens, zum Beispiel https://www.example.org.",
  "Where visitors book a call: the address of a page, mailto: followed by your email address, or tel: followed by your phone number.":
    "Wo Besucher ein Gespräch buchen: die Adresse einer Seite, mailto: und danach die E-Mail-Adresse oder tel: und danach die Telefonnummer.",
  "Your LinkedIn profile. Without it the contact page leads to the scheduling page.":
    "Das eigene LinkedIn-Profil. Ohne dieses führt die Kontaktseite zur Terminseite.",
  "Your Twitter (X) profile.": "Das eigene Profil bei Twitter (X).",
  "Your GitHub profile.": "Das eigene Profil bei GitHub.",
  "Other places where you are, for the footer: Mastodon, YouTube, a podcast.":
    "Weitere eigene Auftritte für die Fußzeile: Mastodon, YouTube, ein Podcast.",
  "A place elsewhere where you are.": "Ein eigener Auftritt anderswo.",
  "What the link says, such as Mastodon.": "Was der Link sagt, zum Beispiel Mastodon.",
  "Your page there, mailto: with an email address, or tel: with a phone number.":
    "Die eigene Seite dort, mailto: mit einer E-Mail-Adresse oder tel: mit einer Telefonnummer.",
  "The menus, if they are to be others than the usual ones.": "Die Menüs, wenn sie anders als üblich sein sollen.",
  "The links at the top, in order. contact is drawn as a button.":
    "Die Links oben, in dieser Reihenfolge. contact erscheint als Schaltfläche.",
  "A page: home, services, tools, books, media, blog, about, contact, or the last part of a custom page’s address.":
    "Eine Seite: home, services, tools, books, media, blog, about, contact oder der letzte Teil der Adresse einer eigenen Seite.",
  "The list of pages in the footer, in order.": "Die Liste der Seiten in der Fußzeile, in dieser Reihenfolge.",
  "Pages that this site does not have.": "Seiten, die es auf dieser Website nicht gibt.",
  "Where to report a security problem on the site: the address of a page, mailto: followed by an email address, or tel: followed by a phone number. Programs find it at /.well-known/security.txt.":
    "Wo sich ein Sicherheitsproblem der Website melden lässt: die Adresse einer Seite, mailto: und danach eine E-Mail-Adresse oder tel: und danach eine Telefonnummer. Programme finden sie unter /.well-known/security.txt.",
  "What a fractional CTO costs compared with a full-time one.":
    "Was ein CTO auf Zeit im Vergleich zu einem festangestellten kostet.",
  "Your cost as a percentage of a full-time CTO’s. The drawing on the home page shows it.":
    "Die eigenen Kosten in Prozent derer eines festangestellten CTO. Die Zeichnung auf der Startseite zeigt sie.",
  "How the percentage is meant. The drawings show < before it for under, ~ for about, and nothing for exactly. Without it: under.":
    "Wie der Prozentsatz gemeint ist. Die Zeichnungen zeigen davor < für under (weniger als), ~ für about (etwa) und nichts für exactly (genau). Ohne Angabe gilt under.",
  "The claim as a sentence, for the footer of every page.": "Die Aussage als Satz, für die Fußzeile jeder Seite.",
  "What the drawing calls a full-time CTO.": "Wie die Zeichnung einen festangestellten CTO nennt.",
  "What the drawing calls you.": "Wie die Zeichnung den CTO auf Zeit nennt.",
  "When you have time for new work, under the headline of home and on the contact page.":
    "Ab wann Zeit für neue Aufträge ist; steht unter der Schlagzeile der Startseite und auf der Kontaktseite.",
  "What visitors read, such as Two days a week from March.":
    "Was Besucher lesen, zum Beispiel „Ab März zwei Tage in der Woche“.",
  "The day from which that is so. When it has passed, you are asked for a new one.":
    "Der Tag, ab dem das gilt. Ist er vorbei, fragt das Studio nach einem neuen.",
  "What search engines and shared links show.": "Was Suchmaschinen und geteilte Links zeigen.",
  "The title in search results and in the browser tab. Your name follows it on every page but home.":
    "Der Titel in Suchergebnissen und im Browser-Tab. Auf jeder Seite außer der Startseite folgt darauf der Name.",
  "The text under the title in search results: one or two sentences.":
    "Der Text unter dem Titel in Suchergebnissen: ein oder zwei Sätze.",
  "The site’s icon in browser tabs and on home screens: square, SVG or PNG. It must be clear at 16 pixels, on light and on dark.":
    "Das Symbol der Website in Browser-Tabs und auf Startbildschirmen: quadratisch, SVG oder PNG. Es muss mit 16 Pixeln erkennbar sein, auf Hell und auf Dunkel.",
  "Who sends your newsletter: the form on the blog page sends addresses there. Without it the form sends nothing.":
    "Wer den Newsletter versendet: Das Formular auf der Blogseite schickt Adressen dorthin. Ohne Anbieter schickt es nichts.",
  "The provider, in one word.": "Der Anbieter in einem Wort.",
  "What the provider knows your newsletter by. Paste the address of its form or the form’s code: if a part of it is enough, that part is offered.":
    "Woran der Anbieter den Newsletter erkennt. Die Adresse des Formulars oder seinen Code einfügen: Genügt ein Teil davon, wird dieser vorgeschlagen.",
  "Only for the provider other: the name of the email field in its form. Without it, the name is email.":
    "Nur beim Anbieter other: der Name des E-Mail-Felds in dessen Formular. Ohne Angabe heißt es email.",
  "The words of menus, buttons and other controls.": "Die Wörter der Menüs, Schaltflächen und anderer Bedienelemente.",
  "The words of the menu.": "Die Wörter des Menüs.",
  "The menu’s name, for screen readers.": "Der Name des Menüs, für Screenreader.",
  "The link to the home page.": "Der Link zur Startseite.",
  "The link to the services.": "Der Link zu den Leistungen.",
  "The link to the tools.": "Der Link zu den Werkzeugen.",
  "The link to the books.": "Der Link zu den Büchern.",
  "The link to the media page.": "Der Link zur Medienseite.",
  "The link to the blog.": "Der Link zum Blog.",
  "The link to the page about you.": "Der Link zur Seite über die eigene Person.",
  "The button that leads to the contact page.": "Die Schaltfläche, die zur Kontaktseite führt.",
  "The button that opens the menu on small screens.": "Die Schaltfläche, die auf kleinen Bildschirmen das Menü öffnet.",
  "The hidden link that keyboard and screen reader users come to first: it skips the menu.":
    "Der verborgene Link, zu dem man mit Tastatur und Screenreader zuerst kommt: Er überspringt das Menü.",
  "What screen readers add to a link that opens a new tab.":
    "Was Screenreader bei einem Link hinzufügen, der einen neuen Tab öffnet.",
  "What screen readers say when a new page has opened; {page} is its headline.":
    "Was Screenreader sagen, wenn sich eine neue Seite geöffnet hat; {page} ist ihre Überschrift.",
  "The headline of the page at an old address, above the link to the new one.":
    "Die Überschrift der Seite an einer alten Adresse, über dem Link zur neuen.",
  "The switch between the light and the dark theme.": "Der Schalter zwischen hellem und dunklem Farbschema.",
  "The words in the footer of every page.": "Die Wörter in der Fußzeile jeder Seite.",
  "The heading of the list of services.": "Die Überschrift der Liste der Leistungen.",
  "The heading of the list of pages.": "Die Überschrift der Liste der Seiten.",
  "The heading of the list of other sites.": "Die Überschrift der Liste anderer Websites.",
  "The link to the scheduling page.": "Der Link zur Terminseite.",
  "The link to LinkedIn.": "Der Link zu LinkedIn.",
  "The link to Twitter.": "Der Link zu Twitter.",
  "The link to GitHub.": "Der Link zu GitHub.",
  "The link to the privacy page.": "Der Link zur Datenschutzseite.",
  "The link to the terms.": "Der Link zu den Nutzungsbedingungen.",
  "The copyright line; {year} and {name} are filled in.": "Die Copyright-Zeile; {year} und {name} werden ausgefüllt.",
  "The words of the blog’s filter.": "Die Wörter des Filters im Blog.",
  "The button that clears the filter.": "Die Schaltfläche, die den Filter aufhebt.",
  "How many posts the filter shows.": "Wie viele Beiträge der Filter zeigt.",
  "The text for the form zero (Arabic, Welsh and others); {count} stands for the number.":
    "Der Text für die Form zero (Arabisch, Walisisch und andere); {count} steht für die Zahl.",
  "The text for the form one, such as 1 in English; {count} stands for the number.":
    "Der Text für die Form one, im Deutschen bei 1; {count} steht für die Zahl.",
  "The text for the form two (Arabic, Hebrew and others); {count} stands for the number.":
    "Der Text für die Form two (Arabisch, Hebräisch und andere); {count} steht für die Zahl.",
  "The text for the form few, such as 2 to 4 in Polish; {count} stands for the number.":
    "Der Text für die Form few, im Polnischen bei 2 bis 4; {count} steht für die Zahl.",
  "The text for the form many, such as 5 to 20 in Polish; {count} stands for the number.":
    "Der Text für die Form many, im Polnischen bei 5 bis 20; {count} steht für die Zahl.",
  "The text for all other numbers; {count} stands for the number.":
    "Der Text für alle anderen Zahlen; {count} steht für die Zahl.",
  "The words around a post’s text.": "Die Wörter um den Text eines Beitrags.",
  "How many minutes a post takes to read.": "Wie viele Minuten das Lesen eines Beitrags dauert.",
  "The heading of the posts to read next.": "Die Überschrift der Beiträge, die als Nächstes zu lesen sind.",
  "The link to all posts.": "Der Link zu allen Beiträgen.",
  "The mark of a draft, which only you see, in the studio and the preview.":
    "Die Kennzeichnung eines Entwurfs; zu sehen nur im Studio und in der Vorschau.",
  "The mark of a scheduled post, which only you see, in the studio and the preview; {date} is its day.":
    "Die Kennzeichnung eines geplanten Beitrags; zu sehen nur im Studio und in der Vorschau. {date} ist sein Tag.",
  "The name of the footnotes, for screen readers.": "Der Name der Fußnoten, für Screenreader.",
  "The link from a footnote back to the text, for screen readers.":
    "Der Link von einer Fußnote zurück zum Text, für Screenreader.",
  "What the newsletter form says after a visitor has sent it.":
    "Was das Newsletter-Formular sagt, nachdem es abgeschickt wurde.",
  "While the address is being sent.": "Während die Adresse gesendet wird.",
  "When the provider has accepted it.": "Wenn der Anbieter sie angenommen hat.",
  "When sending has failed.": "Wenn das Senden gescheitert ist.",
  "The button offered after a failure: it sends the form again and shows the provider’s own page.":
    "Die Schaltfläche nach einem Fehlschlag: Sie schickt das Formular noch einmal und zeigt die Seite des Anbieters.",
  "The name of a hidden field that only spam programs fill in. Ask people who come across it to leave it empty.":
    "Der Name eines verborgenen Felds, das nur Spam-Programme ausfüllen. Er sollte Menschen, die darauf stoßen, bitten, es leer zu lassen.",
  "While the site has no newsletter provider: that nothing was sent; {feed} is the address where new posts can be followed.":
    "Solange die Website keinen Newsletter-Anbieter hat: dass nichts gesendet wurde; {feed} ist die Adresse, unter der sich neue Beiträge verfolgen lassen.",
  "What a visitor reads if a page breaks in their browser.":
    "Was ein Besucher liest, wenn eine Seite in seinem Browser abbricht.",
  "The headline.": "Die Schlagzeile.",
  "What they can do then.": "Was sich dann tun lässt.",
  "The button that loads the page again.": "Die Schaltfläche, die die Seite neu lädt.",
  "The services, in the order of the site. The first three are on the home page.":
    "Die Leistungen in der Reihenfolge der Website. Die ersten drei stehen auf der Startseite.",
  "A service that the site offers.": "Eine Leistung, die die Website anbietet.",
  "The service’s name.": "Der Name der Leistung.",
  "The service in one sentence, for the home page and for search engines.":
    "Die Leistung in einem Satz, für die Startseite und für Suchmaschinen.",
  "What the service is like: a paragraph for the services page.":
    "Worin die Leistung besteht: ein Absatz für die Leistungsseite.",
  "Key benefits.": "Der wichtigste Nutzen.",
  "One benefit. Words before the first colon are set in bold.":
    "Ein Nutzen. Wörter vor dem ersten Doppelpunkt erscheinen fett.",
  "What it has changed for clients.": "Was sie bei Kunden verändert hat.",
  "One example. A text alone will do.": "Ein Beispiel. Ein Text allein genügt.",
  "Where to read more: a post or a custom page, such as /blog/a-post/.":
    "Wo mehr dazu steht: ein Beitrag oder eine eigene Seite, zum Beispiel /blog/ein-beitrag/.",
  "The drawing beside the name.": "Die Zeichnung neben dem Namen.",
  "A drawing of your own in its place: an SVG file, which the site draws in its own line.":
    "Stattdessen eine eigene Zeichnung: eine SVG-Datei, die die Website in ihrer eigenen Linie zeichnet.",
  "How it can be bought.": "Wie sie zu kaufen ist.",
  "The price, as visitors read it, such as from £1,900.": "Der Preis, wie Besucher ihn lesen, zum Beispiel ab 1.900 €.",
  "What the price is for, such as a day.": "Wofür der Preis gilt, zum Beispiel für einen Tag.",
  "How long it takes, such as three weeks.": "Wie lange es dauert, zum Beispiel drei Wochen.",
  "One thing that is in it.": "Etwas, das enthalten ist.",
  "From when it can be had: a day such as 2026-11-10, a month such as 2026-11, or words.":
    "Ab wann es zu haben ist: ein Tag wie 2026-11-10, ein Monat wie 2026-11 oder Wörter.",
  "The free tools.": "Die kostenlosen Werkzeuge.",
  "A free tool.": "Ein kostenloses Werkzeug.",
  "The tool’s name.": "Der Name des Werkzeugs.",
  "The tool in one sentence.": "Das Werkzeug in einem Satz.",
  "What the tool does: a paragraph.": "Was das Werkzeug tut: ein Absatz.",
  "Where the tool is. A tool whose assessment is on this site needs none.":
    "Wo das Werkzeug ist. Ein Werkzeug, dessen Selbsttest auf dieser Website ist, braucht keine Adresse.",
  "Reasons to use it.": "Gründe, es zu benutzen.",
  "One reason. Words before the first colon are set in bold.":
    "Ein Grund. Wörter vor dem ersten Doppelpunkt erscheinen fett.",
  "One feature. Words before the first colon are set in bold.":
    "Eine Funktion. Wörter vor dem ersten Doppelpunkt erscheinen fett.",
  "The recommended books.": "Die empfohlenen Bücher.",
  "A recommended book.": "Ein empfohlenes Buch.",
  "The book’s title, as on its cover.": "Der Titel des Buchs, wie auf dem Umschlag.",
  "Who wrote it; several names with commas between them.":
    "Wer es geschrieben hat; mehrere Namen mit Kommas dazwischen.",
  "The picture of its cover, 2:3.": "Das Bild des Umschlags, 2:3.",
  "What you say about the book. The buttons make paragraphs, bold and links.":
    "Was zu dem Buch zu sagen ist. Die Schaltflächen setzen Absätze, Fettes und Links.",
  "Where to buy it: the address of its page at any bookstore.":
    "Wo es zu kaufen ist: die Adresse seiner Seite bei einer beliebigen Buchhandlung.",
  "Podcasts, interviews and talks, newest first. The first three are featured.":
    "Podcasts, Interviews und Vorträge, der neueste zuerst. Die ersten drei sind hervorgehoben.",
  "A podcast, an interview, a talk, or another appearance.":
    "Ein Podcast, ein Interview, ein Vortrag oder ein anderer Auftritt.",
  "The title of the episode, article or talk.": "Der Titel der Folge, des Artikels oder des Vortrags.",
  "What it is.": "Was es ist.",
  "Where it appeared: the show, the magazine, the conference.":
    "Wo es erschienen ist: die Sendung, die Zeitschrift, die Konferenz.",
  "The picture beside it, 16:9; the art of a podcast may be square.":
    "Das Bild daneben, 16:9; das eines Podcasts darf quadratisch sein.",
  "Where to listen to it, read it or watch it.": "Wo es zu hören, zu lesen oder zu sehen ist.",
  "When it appeared: a day such as 2026-11-10 or a month such as 2026-11, which the site writes in its language.":
    "Wann es erschienen ist: ein Tag wie 2026-11-10 oder ein Monat wie 2026-11; die Website schreibt das Datum in ihrer Sprache.",
  "The posts, newest first.": "Die Beiträge, der neueste zuerst.",
  "A post of the blog’s list.": "Ein Beitrag in der Liste des Blogs.",
  "The post’s title.": "Der Titel des Beitrags.",
  "The first sentences, or what the post is about. In the blog’s list the newest 24 posts show theirs.":
    "Die ersten Sätze oder worum es geht. In der Liste des Blogs ist er bei den neuesten 24 Beiträgen zu sehen.",
  "When it appeared: a day such as 2026-11-10 or a month such as 2026-11, which the site writes in its language. Without it, the day on which it is published.":
    "Wann er erschienen ist: ein Tag wie 2026-11-10 oder ein Monat wie 2026-11; die Website schreibt das Datum in ihrer Sprache. Ohne Angabe gilt der Tag der Veröffentlichung.",
  "The picture beside the title, 3:2. In the blog’s list the newest 24 posts show theirs.":
    "Das Bild neben dem Titel, 3:2. In der Liste des Blogs ist es bei den neuesten 24 Beiträgen zu sehen.",
  "The last part of the post’s address, such as two-teams-one-rota.":
    "Der letzte Teil der Adresse des Beitrags, zum Beispiel zwei-teams-ein-plan.",
  "What the post is about.": "Worum es in dem Beitrag geht.",
  "One of the blog’s topics.": "Eines der Themen des Blogs.",
  "Where the post is, if it appeared elsewhere. It then has no text here.":
    "Wo der Beitrag steht, wenn er anderswo erschienen ist. Er hat dann hier keinen Text.",
  "While this is on, only you see the post.":
    "Solange das eingeschaltet ist, ist der Beitrag nur im Studio und in der Vorschau zu sehen.",
  "The first day on which the post is published, in universal time. It appears when your host builds the site on that day or later.":
    "Der erste Tag, an dem der Beitrag veröffentlicht ist, nach Weltzeit. Er erscheint, sobald der Hoster die Website an diesem Tag oder später baut.",
  "The testimonials. The first three are on the home page, the last three on the about page.":
    "Die Referenzen. Die ersten drei stehen auf der Startseite, die letzten drei auf der Seite „Über mich“.",
  "What somebody said about working with you.": "Was jemand über die Zusammenarbeit gesagt hat.",
  "Their words, without quotation marks.": "Der Wortlaut, ohne Anführungszeichen.",
  "Who said it.": "Wer es gesagt hat.",
  "What they do.": "Die Rolle dieser Person.",
  "Where they work.": "Wo diese Person arbeitet.",
  "A picture of them, square.": "Ein Bild dieser Person, quadratisch.",
  "Their company’s logo, drawn in one colour: an SVG, or a PNG with a transparent background.":
    "Das Logo ihres Unternehmens, einfarbig gezeichnet: SVG oder PNG mit durchsichtigem Hintergrund.",
  "Where they said it.": "Wo es gesagt wurde.",
  "Addresses of this site that have moved, each with the new one.":
    "Adressen dieser Website, die umgezogen sind, jede mit der neuen.",
  "An address of this site that has moved.": "Eine Adresse dieser Website, die umgezogen ist.",
  "The old address within your site, such as /blog/old-address/, or that of a service or tool, such as /services/#old-address.":
    "Die alte Adresse innerhalb der Website, zum Beispiel /blog/alte-adresse/, oder die einer Leistung oder eines Werkzeugs, zum Beispiel /services/#alte-adresse.",
  "The new address: a page of this site, a part of one, or one of its files, such as /rss.xml.":
    "Die neue Adresse: eine Seite dieser Website oder ein Teil davon.",
  "The site’s colours. Without them it has its own.": "Die Farben der Website. Ohne sie hat sie eigene.",
  "The colours of the light theme. Without them: the site’s own.":
    "Die Farben des hellen Farbschemas. Ohne Angabe: die der Website.",
  "The background of the pages.": "Der Hintergrund der Seiten.",
  "The text; in light also the background of the band at the end of a page.":
    "Die Schrift; im hellen Farbschema auch der Hintergrund des Streifens am Ende einer Seite.",
  "What stands out: words in headlines, bars, marks, and the line around what has the focus.":
    "Was hervortritt: Wörter in Schlagzeilen, Balken, Markierungen und die Linie um das, was den Fokus hat.",
  "The colours of the dark theme. Without them: dark ones in the hues of the light theme.":
    "Die Farben des dunklen Farbschemas. Ohne Angabe: dunkle in den Farbtönen des hellen.",
  "The home page.": "Die Startseite.",
  "The headline, what stands under it, and two buttons.":
    "Die Schlagzeile, was darunter steht, und zwei Schaltflächen.",
  "The headline of the whole site.": "Die Schlagzeile der ganzen Website.",
  "Words of the headline that are set in colour.": "Wörter der Schlagzeile, die farbig erscheinen.",
  "The sentences under the headline.": "Die Sätze unter der Schlagzeile.",
  "The button that leads to the scheduling page.": "Die Schaltfläche, die zur Terminseite führt.",
  "The button that leads to the services.": "Die Schaltfläche, die zu den Leistungen führt.",
  "The words under the drawing of the cost. Without them the drawing is not shown.":
    "Die Wörter unter der Zeichnung der Kosten. Ohne sie wird die Zeichnung nicht gezeigt.",
  "The drawing’s label, such as Figure 1.": "Die Bezeichnung der Zeichnung, zum Beispiel Abbildung 1.",
  "What the drawing shows.": "Was die Zeichnung zeigt.",
  "The first three services.": "Die ersten drei Leistungen.",
  "A sentence or two under it.": "Ein oder zwei Sätze darunter.",
  "The link to all services.": "Der Link zu allen Leistungen.",
  "Your results in figures.": "Die eigenen Ergebnisse in Zahlen.",
  "A figure and what it counts.": "Eine Zahl und was sie zählt.",
  "The figure, large.": "Die Zahl, groß.",
  "The section of testimonials. Without it they are not shown here.":
    "Der Abschnitt mit Referenzen. Ohne ihn erscheinen sie hier nicht.",
  "The invitation at the end of the page. Without it there is none.":
    "Die Einladung am Ende der Seite. Ohne diese Angaben gibt es keine.",
  "The invitation’s heading.": "Die Überschrift der Einladung.",
  "The words of its button.": "Die Wörter ihrer Schaltfläche.",
  "The services page.": "Die Leistungsseite.",
  "The words before the row of links to the services.": "Die Wörter vor der Reihe von Links zu den Leistungen.",
  "The heading of each service’s benefits.": "Die Überschrift über dem Nutzen jeder Leistung.",
  "The heading of each service’s examples.": "Die Überschrift über den Beispielen jeder Leistung.",
  "The words around each service’s offer. They are needed as soon as a service has one.":
    "Die Wörter um das Angebot jeder Leistung. Nötig, sobald eine Leistung eines hat.",
  "The heading of an offer.": "Die Überschrift eines Angebots.",
  "Before how long it takes.": "Vor der Angabe, wie lange es dauert.",
  "Before the day or month from which it can be had.": "Vor dem Tag oder Monat, ab dem es zu haben ist.",
  "Before the list of what is in it.": "Vor der Liste dessen, was enthalten ist.",
  "The link under each service, which leads to the scheduling page.":
    "Der Link unter jeder Leistung, der zur Terminseite führt.",
  "The tools page.": "Die Werkzeugseite.",
  "The heading of each tool’s features.": "Die Überschrift über den Funktionen jedes Werkzeugs.",
  "The heading of each tool’s benefits.": "Die Überschrift über dem Nutzen jedes Werkzeugs.",
  "The button that opens a tool; the tool’s name follows it.":
    "Die Schaltfläche, die ein Werkzeug öffnet; darauf folgt dessen Name.",
  "The drawing of a sample result. Without it none is shown.":
    "Die Zeichnung eines Beispielergebnisses. Ohne diese Angaben wird keine gezeigt.",
  "One score for each feature of the tool, in the same order.":
    "Eine Punktzahl für jede Funktion des Werkzeugs, in derselben Reihenfolge.",
  "A score out of 100.": "Eine Punktzahl von höchstens 100.",
  "What is to come.": "Was noch kommt.",
  "What is being built.": "Was gerade entsteht.",
  "The books page.": "Die Bücherseite.",
  "The link under each book, which leads to the bookstore.": "Der Link unter jedem Buch, der zur Buchhandlung führt.",
  "What the books have in common.": "Was die Bücher gemeinsam haben.",
  "A short text with a title.": "Ein kurzer Text mit Titel.",
  "The media page.": "Die Medienseite.",
  "The heading of the three featured ones.": "Die Überschrift der drei hervorgehobenen.",
  "The word on the badge of each kind.": "Das Wort auf der Plakette jeder Art.",
  "For a podcast.": "Für einen Podcast.",
  "For an interview.": "Für ein Interview.",
  "For a talk.": "Für einen Vortrag.",
  "For an article.": "Für einen Artikel.",
  "For a panel.": "Für ein Podium.",
  "For a video.": "Für ein Video.",
  "For a webinar.": "Für ein Webinar.",
  "For a workshop.": "Für einen Workshop.",
  "The words of the link of each kind.": "Die Wörter des Links jeder Art.",
  "What organisers need to announce you: a part of this page.":
    "Was Veranstalter für eine Ankündigung brauchen: ein Teil dieser Seite.",
  "Who you are, in three lengths, as organisers print it.":
    "Die eigene Person in drei Längen, wie Veranstalter sie abdrucken.",
  "In about 25 words.": "In etwa 25 Wörtern.",
  "In about 50 words.": "In etwa 50 Wörtern.",
  "In about 100 words.": "In etwa 100 Wörtern.",
  "The heading of each; {count} is the number of its words.":
    "Die Überschrift einer jeden; {count} ist die Zahl ihrer Wörter.",
  "The button that copies a biography.": "Die Schaltfläche, die eine Biografie kopiert.",
  "What is said when it is copied.": "Was erscheint, wenn sie kopiert ist.",
  "A picture of you to print, at least 10 cm wide.": "Ein eigenes Bild zum Drucken, mindestens 10 cm breit.",
  "What it shows, for those who cannot see it.": "Was es zeigt, für alle, die es nicht sehen können.",
  "The link that downloads the portrait.": "Der Link, der das Porträt herunterlädt.",
  "What you speak about.": "Die eigenen Vortragsthemen.",
  "The heading of the list.": "Die Überschrift der Liste.",
  "One topic.": "Ein Thema.",
  "The topic, as it could stand in a programme.": "Das Thema, wie es in einem Programm stehen könnte.",
  "What the audience takes home.": "Was das Publikum mitnimmt.",
  "Where you have spoken.": "Wo es schon Vorträge gab.",
  "The stages, newest first.": "Die Bühnen, die neueste zuerst.",
  "One stage.": "Eine Bühne.",
  "The conference, or whoever invited you.": "Die Konferenz, oder wer eingeladen hat.",
  "Where it was, such as Utrecht.": "Wo es war, zum Beispiel Utrecht.",
  "When: a day such as 2026-11-10, a month such as 2026-11, or words.":
    "Wann: ein Tag wie 2026-11-10, ein Monat wie 2026-11 oder Wörter.",
  "Its page, or the recording.": "Ihre Seite oder die Aufzeichnung.",
  "The blog page.": "Die Blogseite.",
  "The topics by which posts can be filtered.": "Die Themen, nach denen sich Beiträge filtern lassen.",
  "What is shown if no post has the chosen topics.": "Was erscheint, wenn kein Beitrag die gewählten Themen hat.",
  "The newsletter form. Without it there is none.": "Das Newsletter-Formular. Ohne diese Angaben gibt es keines.",
  "What subscribers get.": "Was Abonnenten bekommen.",
  "The name of the field for the email address.": "Der Name des Felds für die E-Mail-Adresse.",
  "The words in that field while it is empty.": "Die Wörter in diesem Feld, solange es leer ist.",
  "The about page.": "Die Seite „Über mich“.",
  "A picture of you, 4:5.": "Ein eigenes Bild, 4:5.",
  "What the portrait shows, for those who cannot see it.":
    "Was das Porträt zeigt, für alle, die es nicht sehen können.",
  "Your story, paragraph by paragraph.": "Der eigene Werdegang, Absatz für Absatz.",
  "What you have achieved.": "Die eigenen Erfolge.",
  "The achievements in groups.": "Die Erfolge in Gruppen.",
  "Achievements of one kind.": "Erfolge einer Art.",
  "How you work, in a few points.": "Die eigene Arbeitsweise in wenigen Punkten.",
  "What you value.": "Die eigenen Werte.",
  "The contact page.": "Die Kontaktseite.",
  "The page’s picture, 4:3.": "Das Bild der Seite, 4:3.",
  "The picture that takes its place if it cannot be loaded, 4:3.":
    "Das Bild, das an seine Stelle tritt, wenn es sich nicht laden lässt, 4:3.",
  "What the picture shows, for those who cannot see it.": "Was das Bild zeigt, für alle, die es nicht sehen können.",
  "The button that leads to LinkedIn.": "Die Schaltfläche, die zu LinkedIn führt.",
  "The link back to the home page.": "Der Link zurück zur Startseite.",
  "The page for addresses that do not exist.": "Die Seite für Adressen, die es nicht gibt.",
  "The heading over the page that the visitor probably meant.": "Die Überschrift über der Seite, die wohl gemeint war.",
  "The heading of the newest posts.": "Die Überschrift der neuesten Beiträge.",
  "The words of every assessment’s page.": "Die Wörter auf der Seite jedes Selbsttests.",
  "The words around the questions.": "Die Wörter um die Fragen.",
  "The answer of who does not know, after each question’s own.":
    "Die Antwort für alle, die es nicht wissen, nach den eigenen Antworten jeder Frage.",
  "How far one is, such as “3 of 25 answered”. {done}, {count}: filled in.":
    "Wie weit man ist, zum Beispiel „3 von 25 beantwortet“. {done} und {count} werden ausgefüllt.",
  "What becomes of the answers, and what an open question counts.":
    "Was mit den Antworten geschieht und was eine offene Frage zählt.",
  "The switch that keeps the answers on the device after the tab is closed.":
    "Der Schalter, der die Antworten auf dem Gerät behält, nachdem der Tab geschlossen ist.",
  "The button that shows the result.": "Die Schaltfläche, die das Ergebnis zeigt.",
  "The button that wipes all answers.": "Die Schaltfläche, die alle Antworten löscht.",
  "How many questions are open.": "Wie viele Fragen offen sind.",
  "What is said if nothing is answered yet.": "Was erscheint, wenn noch nichts beantwortet ist.",
  "The key to the questions, on paper and without JavaScript.":
    "Der Schlüssel zu den Fragen, auf Papier und ohne JavaScript.",
  "How to add up the points by hand.": "Wie die Punkte von Hand zusammengezählt werden.",
  "The points of an answer. {points}: filled in.": "Die Punkte einer Antwort. {points} wird ausgefüllt.",
  "The heading of the column with the parts’ names.": "Die Überschrift der Spalte mit den Namen der Teile.",
  "The heading of the advice, of which there is one for each band.":
    "Die Überschrift der Ratschläge; für jede Stufe gibt es einen.",
  "The heading of what the questions draw on.": "Die Überschrift dessen, worauf die Fragen beruhen.",
  "The words around a result.": "Die Wörter um ein Ergebnis.",
  "The headline. {pillar}, {score}: filled in.": "Die Schlagzeile. {pillar} und {score} werden ausgefüllt.",
  "When it was taken. {date}: filled in.": "Wann der Test gemacht wurde. {date} wird ausgefüllt.",
  "What the figures mean if everything was answered.": "Was die Zahlen bedeuten, wenn alles beantwortet ist.",
  "What it means if some were not. {pillar}, {reach}: filled in.":
    "Was es bedeutet, wenn etwas offen ist. {pillar} und {reach} werden ausgefüllt.",
  "The button that copies the link.": "Die Schaltfläche, die den Link kopiert.",
  "What is said when the link is copied.": "Was erscheint, wenn der Link kopiert ist.",
  "What is said when the browser does not allow it: the link can be copied from the address bar.":
    "Was erscheint, wenn der Browser es nicht erlaubt: Der Link lässt sich aus der Adresszeile kopieren.",
  "The button that prints the page.": "Die Schaltfläche, die die Seite druckt.",
  "The link back to the questions.": "Der Link zurück zu den Fragen.",
  "The button that saves the drawing as SVG.": "Die Schaltfläche, die die Zeichnung als SVG speichert.",
  "The button that saves the drawing as PNG.": "Die Schaltfläche, die die Zeichnung als PNG speichert.",
  "The heading of how it is computed.": "Die Überschrift der Berechnung.",
  "How it is computed, “I do not know” and open questions included.":
    "Wie gerechnet wird, auch mit „Weiß ich nicht“ und offenen Fragen.",
  "The heading of what would move the score most.": "Die Überschrift dessen, was am meisten bewirken würde.",
  "One of these. {points}, {answer}: filled in.": "Davon eines. {points} und {answer} werden ausgefüllt.",
  "What stands there if every answer was the best.": "Was dort steht, wenn jede Antwort die beste war.",
  "The words ahead of the link to the service that helps.": "Die Wörter vor dem Link zu der Leistung, die hilft.",
  "The label of the field for an earlier link.": "Die Bezeichnung des Felds für einen früheren Link.",
  "The button beside it.": "Die Schaltfläche daneben.",
  "The button that takes a link away again.": "Die Schaltfläche, die einen Link wieder wegnimmt.",
  "What has moved most since then. {pillar}, {from}, {to}: filled in.":
    "Was sich seitdem am meisten verändert hat. {pillar}, {from} und {to} werden ausgefüllt.",
  "What stands there if nothing has moved.": "Was dort steht, wenn sich nichts verändert hat.",
  "The score then, beside the score now. {score}, {date}: filled in.":
    "Die damalige Punktzahl neben der jetzigen. {score} und {date} werden ausgefüllt.",
  "What the marks on the bars are.": "Was die Markierungen auf den Balken sind.",
  "The link to the comparison of several people.": "Der Link zum Vergleich mehrerer Personen.",
  "The words around the results of several people.": "Die Wörter um die Ergebnisse mehrerer Personen.",
  "The headline. {pillar}, {low}, {high}: filled in.": "Die Schlagzeile. {pillar}, {low} und {high} werden ausgefüllt.",
  "The headline before there are two results.": "Die Schlagzeile, bevor es zwei Ergebnisse gibt.",
  "The headline if all agree on every part.": "Die Schlagzeile, wenn sich alle in jedem Teil einig sind.",
  "What to make of it.": "Was daraus folgt.",
  "The drawing’s label, such as Figure 2.": "Die Bezeichnung der Zeichnung, zum Beispiel Abbildung 2.",
  "The lowest and the highest score. {low}, {high}: filled in.":
    "Die niedrigste und die höchste Punktzahl. {low} und {high} werden ausgefüllt.",
  "The heading of the list of results.": "Die Überschrift der Liste der Ergebnisse.",
  "What to do there.": "Was dort zu tun ist.",
  "The label of the field for a result’s link. {number}: filled in.":
    "Die Bezeichnung des Felds für den Link eines Ergebnisses. {number} wird ausgefüllt.",
  "The label of the field for whose it is. {number}: filled in.":
    "Die Bezeichnung des Felds für die Person. {number} wird ausgefüllt.",
  "The button that adds a field.": "Die Schaltfläche, die ein Feld hinzufügt.",
  "The switch that puts the names into the link.": "Der Schalter, der die Namen in den Link aufnimmt.",
  "The heading of the questions on which the answers differ most.":
    "Die Überschrift der Fragen, bei denen die Antworten am weitesten auseinandergehen.",
  "What to do with them.": "Was mit ihnen zu tun ist.",
  "What is said of a link that is no result.": "Was über einen Link gesagt wird, der kein Ergebnis ist.",
  "A link that is cut off, or was changed.": "Ein Link, der abgeschnitten oder verändert ist.",
  "A link to the result of other or earlier questions.": "Ein Link zum Ergebnis anderer oder früherer Fragen.",
  "A link that a later form of this site has made.": "Ein Link, den eine spätere Fassung dieser Website erzeugt hat.",
  "The privacy page.": "Die Datenschutzseite.",
  "The page of terms.": "Die Seite mit den Nutzungsbedingungen.",
  "An assessment: its questions, how they are scored, and what is advised.":
    "Ein Selbsttest: seine Fragen, wie sie gewertet werden und was geraten wird.",
  "Which edition of the questions this is. Raise it when you change what a question asks: earlier links then say that they are old.":
    "Die wievielte Ausgabe der Fragen das ist. Zu erhöhen, wenn sich ändert, wonach eine Frage fragt: Frühere Links sagen dann, dass sie alt sind.",
  "What to know before one begins.": "Was vor dem Beginn zu wissen ist.",
  "A fact, such as Time: about 12 minutes.": "Ein Fakt, zum Beispiel Zeit: etwa 12 Minuten.",
  "The parts, each with a score.": "Die Teile, jeder mit einer Punktzahl.",
  "A part of the assessment with a score of its own.": "Ein Teil des Selbsttests mit einer eigenen Punktzahl.",
  "Its address within the page. Links to results do not depend on it.":
    "Seine Adresse innerhalb der Seite. Links zu Ergebnissen hängen nicht davon ab.",
  "The service that helps with it, by the last part of that service’s address.":
    "Die Leistung, die dabei hilft, nach dem letzten Teil ihrer Adresse.",
  "The question, answerable without looking anything up.": "Die Frage, zu beantworten ohne nachzuschlagen.",
  "The answers, the best first. “I do not know” comes after them by itself.":
    "Die Antworten, die beste zuerst. „Weiß ich nicht“ folgt von selbst.",
  "An answer to choose.": "Eine Antwort zur Wahl.",
  "The answer: how often, how long, or who.": "Die Antwort: wie oft, wie lange oder wer.",
  "What it counts: 0 for the least.": "Was sie zählt: 0 für das Wenigste.",
  "What to do: for each of the bands one, in their order.":
    "Was zu tun ist: für jede der Stufen eines, in deren Reihenfolge.",
  "What to do with a score in one of the bands.": "Was bei einer Punktzahl in einer der Stufen zu tun ist.",
  "What the advice comes to.": "Worauf der Rat hinausläuft.",
  "A sentence or two about it.": "Ein oder zwei Sätze dazu.",
  "A step of the advice.": "Ein Schritt des Rats.",
  "How to do it.": "Wie es zu tun ist.",
  "When and by whom, such as “Days 2 to 4, two people”.":
    "Wann und von wem, zum Beispiel „Tage 2 bis 4, zwei Personen“.",
  "How to see that it is done.": "Woran zu erkennen ist, dass es erledigt ist.",
  "The bands of the score, the lowest first: together they go from 0 to 100.":
    "Die Stufen der Punktzahl, die niedrigste zuerst: Zusammen reichen sie von 0 bis 100.",
  "A band of the score.": "Eine Stufe der Punktzahl.",
  "The lowest score in it.": "Die niedrigste Punktzahl darin.",
  "The highest score in it.": "Die höchste Punktzahl darin.",
  "What the questions draw on.": "Worauf die Fragen beruhen.",
  "Its authors and its title.": "Ihre Autoren und ihr Titel.",
  "Where it is.": "Wo sie zu finden ist.",
  "A page of your own.": "Eine eigene Seite.",
  "The page’s headline, and its title in search results.":
    "Die Schlagzeile der Seite und ihr Titel in Suchergebnissen.",
  "The sentence under the headline, and the text in search results.":
    "Der Satz unter der Schlagzeile und der Text in Suchergebnissen.",
  "Where the page is linked: header, footer (the list of pages) or legal (the last line). Without it: nowhere.":
    "Wo die Seite verlinkt ist: header (oben), footer (die Liste der Seiten) oder legal (die letzte Zeile). Ohne Angabe: nirgends.",
  "What its link says there, if it is to be shorter than the title.":
    "Was der Link dort sagt, wenn es kürzer als der Titel sein soll.",
  "A picture above the text, 3:2.": "Ein Bild über dem Text, 3:2.",
  "For a case study: whom it is about.": "Für eine Fallstudie: von wem sie handelt.",
  "For a case study: the service that it shows, by the last part of that service’s address.":
    "Für eine Fallstudie: die Leistung, die sie zeigt, nach dem letzten Teil ihrer Adresse.",
  "For a case study: up to four figures, as on the home page.":
    "Für eine Fallstudie: bis zu vier Zahlen wie auf der Startseite.",
  "Where the services page shows it: the part of its address after the #, such as org-scaling.":
    "Wo die Leistungsseite sie zeigt: der Teil ihrer Adresse nach dem #, zum Beispiel org-scaling.",
  "Where the tools page shows it: the part of its address after the #, such as devex-iq.":
    "Wo die Werkzeugseite es zeigt: der Teil seiner Adresse nach dem #, zum Beispiel devex-iq.",
  "The page’s address, such as prices for /prices/.": "Die Adresse der Seite, zum Beispiel preise für /preise/.",
  "What kind of page it is. Its text is begun for you; what only you know is marked with [[ ]].":
    "Welche Art von Seite es ist. Der Text ist schon begonnen; was noch einzutragen ist, steht in [[ ]].",
  "The last part of the page’s address, such as how-i-work.":
    "Der letzte Teil der Adresse der Seite, zum Beispiel so-arbeite-ich.",
  "Who runs the site: your name, or your company’s with its legal form.":
    "Wer die Website betreibt: der eigene Name oder der des Unternehmens mit seiner Rechtsform.",
  "The company’s name as it is registered, with Limited or Ltd.":
    "Der eingetragene Name des Unternehmens, mit Limited oder Ltd.",
  "Where the company is registered.": "Wo das Unternehmen eingetragen ist.",
  "The company’s number at Companies House.": "Die Nummer des Unternehmens beim Companies House.",
  "The postal address on one line: street, postcode and town.":
    "Die Postanschrift in einer Zeile: Straße, Postleitzahl und Ort.",
  "The email address that visitors can write to.": "Die E-Mail-Adresse, an die Besucher schreiben können.",
  "The phone number, with the country’s code.": "Die Telefonnummer mit Landesvorwahl.",
  "The VAT number, or the business’s identification number.":
    "Die Umsatzsteuer-Identifikationsnummer oder die Wirtschafts-Identifikationsnummer.",
  "The tool that it is for, by the last part of that tool’s address.":
    "Das Werkzeug, zu dem er gehört, nach dem letzten Teil von dessen Adresse.",
}
