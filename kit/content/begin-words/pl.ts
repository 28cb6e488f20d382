import type { Words } from "./en"

/** The words of a begun site in Polish: as in `en.ts`. */
export const pl: Words = {
  role: "Fractional CTO",
  portraitAlt: "Portret: {name}.",
  initialsAlt: "Inicjały {initials}.",
  shapeAlt: "Prosty znak w kolorach strony.",
  site: {
    tagline: "Doświadczone przywództwo technologiczne przez część tygodnia",
    costClaim: {
      sentence: "Doświadczenie CTO przez część tygodnia, za mniej niż {percent} kosztu pełnego etatu.",
      fullTime: "CTO na pełny etat",
      fractional: "Fractional CTO",
    },
    seo: {
      title: "{name}, {role}",
      description:
        "{name}, {role}: strategia technologiczna, zespoły i architektura dla rosnących firm, przez część tygodnia.",
    },
  },
  services: [
    {
      id: "fractional-cto",
      title: "Fractional CTO",
      description: "Przywództwo technologiczne w stałe dni, dla firm, które nie potrzebują jeszcze CTO na pełny etat.",
      longDescription:
        "W stałe dni tygodnia pracuję w kierownictwie firmy. Wyznaczam kierunek techniczny, prowadzę zespół i odpowiadam za jego wyniki. Zakres współpracy rośnie lub maleje wraz z potrzebami, a kończy ją uporządkowane przekazanie.",
      benefits: [
        "Kierunek: plan, który wynika z celów firmy, z uzasadnieniem na piśmie.",
        "Zespół: jasny podział odpowiedzialności, trafne rekrutacje i liderzy, którzy się rozwijają.",
        "Przegląd: postępy, ryzyka i koszty w słowach zrozumiałych dla całego kierownictwa.",
        "Elastyczność: więcej dni w gorących okresach, mniej, gdy zespół radzi sobie sam.",
      ],
      icon: "compass",
    },
    {
      id: "interim-cto",
      title: "Interim CTO",
      description: "Kierownictwo na czas wakatu, do chwili, gdy następca jest wybrany i wdrożony.",
      longDescription:
        "Gdy odchodzi CTO, zespół potrzebuje kogoś, kto podejmuje decyzje. Przejmuję tę rolę na określony czas, utrzymuję bieżące prace na kursie, pomagam wybrać następcę i przekazuję wszystko na piśmie.",
      benefits: [
        "Ciągłość: wydania, utrzymanie i decyzje toczą się dalej.",
        "Spokój: każdy w zespole wie, kto odpowiada i co będzie dalej.",
        "Następstwo: profil stanowiska, uporządkowane rozmowy i przekazanie na piśmie.",
        "Tempo: szybki początek i widoczne priorytety w pierwszych tygodniach.",
      ],
      icon: "bridge",
    },
    {
      id: "przeglad-architektury",
      title: "Przegląd architektury",
      description: "Niezależna ocena kodu, infrastruktury i sposobu pracy, z jasnymi priorytetami na dalszą drogę.",
      longDescription:
        "Przyglądam się systemowi, jego utrzymaniu i sposobowi pracy zespołu oraz rozmawiam z tymi, którzy znają je najlepiej. Wynikiem jest pisemny raport: co jest solidne, co stanowi ryzyko i co zrobić najpierw. Przydaje się też przed inwestycją lub przejęciem.",
      benefits: [
        "Jasność: mocne strony, ryzyka i koszty na kilku czytelnych stronach.",
        "Priorytety: zalecenia w kolejności, każde z uzasadnieniem i nakładem pracy.",
        "Niezależność: żadnego produktu na sprzedaż i żadnego interesu w wyniku.",
        "Rozmowa: wyniki są omawiane z zespołem i z kierownictwem.",
      ],
      icon: "layers",
    },
  ],
  home: {
    seo: {
      title: "{name}, {role}",
      description:
        "{role} dla rosnących firm: strategia, zespoły i architektura, za mniej niż {percent} kosztu CTO na pełny etat.",
    },
    hero: {
      heading: "Doświadczenie CTO za mniej niż {percent} kosztu pełnego etatu",
      emphasis: "mniej niż {percent}",
      intro:
        "Nazywam się {name}. Przez część tygodnia kieruję technologią w rosnących firmach: strategia, zespół i architektura w jednych rękach.",
      primaryAction: "Umów rozmowę",
      secondaryAction: "Zobacz usługi",
      figure: {
        title: "Rysunek 1.",
        caption: "Ile kosztuje rok przywództwa technologicznego: CTO na pełny etat i współpraca przez część tygodnia.",
      },
    },
    services: {
      heading: "Usługi",
      intro: "Trzy sposoby współpracy. Który pasuje, okaże się w pierwszej rozmowie.",
      allLink: "Wszystkie usługi",
    },
    testimonials: { heading: "Co mówią klienci" },
    callToAction: {
      heading: "Porozmawiajmy o Twojej firmie",
      text: "Pierwsza rozmowa nic nie kosztuje. Po niej wiadomo, czy i jak mogę pomóc.",
      action: "Umów rozmowę",
    },
  },
  servicesPage: {
    seo: {
      title: "Usługi",
      description: "Fractional CTO, interim CTO i przegląd architektury: co obejmuje każda współpraca i co daje.",
    },
    heading: "Przywództwo technologiczne w takim zakresie, jakiego trzeba",
    intro:
      "Każda współpraca zaczyna się od rozmowy o tym, gdzie jest firma i czego potrzebuje. Z niej wynikają zakres i czas trwania.",
    chipsLabel: "Na tej stronie",
    benefitsHeading: "Co to daje",
    examplesHeading: "Z praktyki",
    action: "Porozmawiaj o tej usłudze",
    callToAction: {
      heading: "Nie wiadomo jeszcze, co pasuje?",
      text: "Opisz sytuację w pierwszej rozmowie, a razem znajdziemy dobry początek.",
      action: "Umów rozmowę",
    },
  },
  about: {
    seo: {
      title: "O mnie",
      description: "{name}, {role}: jak pracuję z firmami, ich kierownictwem i zespołami technicznymi.",
    },
    heading: "Przywództwo technologiczne z jasnym zadaniem",
    intro:
      "Nazywam się {name}, {role}. Pracuję z założycielami, zarządami i zespołami nad technologią, która służy firmie.",
    bio: [
      "Firmy zwracają się do mnie, gdy decyzje techniczne dużo ważą: przed większą inwestycją, gdy zespół rośnie, przy zmianie w kierownictwie albo gdy postępy zwolniły. Przejmuję odpowiedzialność na część tygodnia i pracuję z ludźmi, którzy są na miejscu.",
    ],
    philosophy: {
      heading: "Jak pracuję",
      points: [
        {
          title: "Najpierw zrozumieć",
          text: "Zaczynam od rozmów i od przyjrzenia się systemowi, zanim cokolwiek zalecę.",
        },
        {
          title: "Decydować na piśmie",
          text: "Decyzje i ich powody są tam, gdzie każdy może je przeczytać, by przetrwały dłużej niż moja współpraca.",
        },
        {
          title: "Wzmacniać zespół",
          text: "Celem jest zespół, który z każdym miesiącem mniej mnie potrzebuje. Wiedza zostaje w firmie.",
        },
      ],
    },
    testimonials: { heading: "Co mówią klienci" },
    callToAction: {
      heading: "Poznajmy się",
      text: "W pierwszej rozmowie pytania zadajesz Ty, i nic ona nie kosztuje.",
      action: "Umów rozmowę",
    },
  },
  contact: {
    seo: { title: "Kontakt", description: "{name}, {role}: kontakt w sprawie pierwszej rozmowy lub pytania." },
    heading: "Kontakt",
    intro:
      "Napisz krótko, czym zajmuje się firma, na jakim jest etapie i o co chodzi. Na początek wystarczy kilka zdań.",
    linkedinAction: "Napisz na LinkedIn",
    homeAction: "Na stronę główną",
  },
  notFound: {
    seo: {
      title: "Nie ma takiej strony",
      description: "Ta strona nie istnieje. Wszystko w tym serwisie jest dostępne ze strony głównej.",
    },
    heading: "Pod tym adresem nie ma strony",
    intro: "Być może została przeniesiona albo w adresie jest literówka. Wszystko jest dostępne ze strony głównej.",
    homeAction: "Na stronę główną",
    likelyHeading: "Czy chodziło o tę stronę?",
    pagesHeading: "Wszystkie strony",
    postsHeading: "Nowe wpisy",
  },
  tools: {
    seo: {
      title: "Narzędzia",
      description: "Bezpłatne narzędzia dla zespołów technicznych i ich liderów. Autor: {name}.",
    },
    heading: "Bezpłatne narzędzia",
    featuresHeading: "Co obejmuje",
    benefitsHeading: "Dlaczego warto",
    action: "Wypróbuj",
  },
  books: {
    seo: { title: "Książki", description: "Książki o technologii, zespołach i przywództwie, które poleca {name}." },
    heading: "Polecane książki",
    action: "Zobacz w księgarni",
  },
  media: {
    seo: { title: "Media", description: "Wystąpienia, podcasty i wywiady. {name}, {role}." },
    heading: "Wystąpienia, podcasty i wywiady",
    featuredHeading: "Wyróżnione",
    moreHeading: "Więcej",
    podcastsHeading: "Podcasty",
  },
  blog: {
    seo: { title: "Blog", description: "Wpisy o technologii, zespołach i przywództwie. {name}, {role}." },
    heading: "Notatki o technologii i przywództwie",
    emptyMessage: "Nie ma wpisów na te tematy.",
  },
  privacy: {
    seo: {
      title: "Prywatność",
      description: "Co ta strona zapisuje i przesyła oraz jakie prawa mają odwiedzający. {name}, {role}.",
    },
    heading: "Prywatność",
    intro: "Ta strona nie zapisuje plików cookie i nie liczy odwiedzin.",
  },
  terms: {
    seo: {
      title: "Regulamin",
      description: "Kto odpowiada za tę stronę i jak wolno korzystać z jej treści. {name}, {role}.",
    },
    heading: "Regulamin",
    intro: "Kto odpowiada za tę stronę i jak wolno korzystać z jej treści.",
  },
  privacyText: `Administrator danych i wydawca tej strony: {name}, [[ulica i numer, kod pocztowy, miejscowość, kraj]]. Ostatnia zmiana: {date}.

## Bez czego obywa się ta strona

Nie zapisuje plików cookie i nie ma statystyk odwiedzin, reklam ani kont użytkowników. Strony, kroje pisma, obrazy i skrypty pochodzą spod adresu samej strony, więc żadna inna firma nie dowiaduje się o odwiedzinach.

## Co pozostaje w przeglądarce

Te wpisy pozostają na urządzeniu i nie są nikomu przesyłane:

- **Jasny lub ciemny wygląd:** \`theme\` w pamięci lokalnej, po użyciu przełącznika.
- **Miejsce na stronie:** \`@@scroll\` ze ścieżką strony w pamięci sesji, do zamknięcia karty.
- **Ponownie wczytana strona:** \`gatsby-reload-compilation-hash-match\` w pamięci sesji, przez chwilę podczas odnawiania strony.

Wszystkie można usunąć w ustawieniach przeglądarki. Strona działa także bez nich.

## Co przetwarza dostawca hostingu

Stronę utrzymuje [[nazwa i adres dostawcy hostingu]]. Przy każdym żądaniu jego serwery przetwarzają adres IP, godzinę, żądany adres, poprzednio odwiedzoną stronę i dane przeglądarki, aby dostarczyć stronę i zapobiegać awariom oraz atakom. Okres przechowywania tych zapisów: [[jak długo dostawca przechowuje zapisy]]. Podstawą prawną jest prawnie uzasadniony interes, jakim jest dostępność strony, [[właściwy przepis, np. art. 6 ust. 1 lit. f RODO]].

## Kontakt i inne strony

Napisanie do mnie lub umówienie rozmowy oznacza przekazanie danych potrzebnych do odpowiedzi. Przetwarzają je [[usługi poczty, wiadomości i terminów]]; są usuwane, gdy nie są już potrzebne. Odnośniki prowadzą do innych stron, które mają własne zasady.

## Prawa

Każdy może żądać dostępu do swoich danych, ich sprostowania, usunięcia, przeniesienia lub ograniczenia przetwarzania oraz wnieść sprzeciw. Sposób kontaktu podaje strona [Kontakt](/contact/). Skargi przyjmuje [[właściwy organ ochrony danych]].
`,
  termsText: `Ten regulamin dotyczy tej strony. Jej wydawca to {name}; sposób kontaktu podaje strona [Kontakt](/contact/). Ostatnia zmiana: {date}.

## Treści

Treści przygotowano starannie. Są to informacje ogólne, a nie porada dla konkretnej firmy. Odpowiedzialność wynika z przepisów prawa; poza nimi za korzystanie z ogólnodostępnych tekstów jest wyłączona.

## Strona nie zawiera umowy

Opis [usług](/services/) nie jest wiążącą ofertą. Współpraca zaczyna się od pisemnej umowy. Informacja o mniej niż {percent} porównuje [[co jest porównywane: honorarium za ile dni w tygodniu, z jakim wynagrodzeniem i jakimi kosztami pracodawcy]].

## Prawa autorskie

Teksty i obrazy są chronione prawem autorskim (uprawniony: {name}) albo używane za zgodą. Krótkie fragmenty wolno cytować z podaniem autora i odnośnika. Wszystko ponad to wymaga zgody.

## Odnośniki

Odnośniki prowadzą do stron, za których treść odpowiadają inni. Jeśli któryś prowadzi do treści bezprawnych, wystarczy wiadomość, a zostanie usunięty.

## Prawo

Stosuje się prawo kraju: [[kraj]]. Bezwzględnie obowiązująca ochrona konsumentów w innych krajach pozostaje nienaruszona. Co strona wie o odwiedzających, mówi [Prywatność](/privacy/).
`,
}
