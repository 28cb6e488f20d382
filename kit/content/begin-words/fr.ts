import type { Words } from "./en"

/** The words of a begun site in French: as in `en.ts`. */
export const fr: Words = {
  role: "CTO à temps partagé",
  portraitAlt: "Portrait de {name}.",
  initialsAlt: "Les initiales {initials}.",
  shapeAlt: "Un signe simple aux couleurs du site.",
  site: {
    tagline: "Une direction technique expérimentée, une partie de la semaine",
    costClaim: {
      sentence: "L’expérience d’un CTO une partie de la semaine, pour moins de {percent} du coût d’un temps plein.",
      fullTime: "CTO à temps plein",
      fractional: "CTO à temps partagé",
    },
    seo: {
      title: "{name}, {role}",
      description:
        "{name}, {role} : stratégie technique, équipes et architecture pour les entreprises en croissance, une partie de la semaine.",
    },
  },
  services: [
    {
      id: "cto-temps-partage",
      title: "CTO à temps partagé",
      description: "Une direction technique à jours fixes, pour les entreprises sans besoin d’un CTO à temps plein.",
      longDescription:
        "Je rejoins la direction à jours fixes chaque semaine. Je fixe le cap technique, j’encadre les équipes et je réponds de leurs résultats. La mission évolue selon les besoins de l’entreprise et s’achève par une passation en bon ordre.",
      benefits: [
        "Cap : une feuille de route issue de la stratégie, avec ses raisons par écrit.",
        "Équipe : des responsabilités claires, de bons recrutements et des responsables qui progressent.",
        "Pilotage : avancement, risques et coûts dans des termes que toute la direction peut discuter.",
        "Souplesse : plus de jours dans les phases denses, moins quand l’équipe avance seule.",
      ],
      icon: "compass",
    },
    {
      id: "cto-transition",
      title: "CTO de transition",
      description: "La direction technique pendant la vacance du poste, jusqu’à l’installation du successeur.",
      longDescription:
        "Quand un CTO part, l’équipe a besoin de quelqu’un qui décide. Je prends le poste pour une durée limitée, je maintiens le travail en cours, j’aide à choisir la personne qui suivra et je transmets tout par écrit.",
      benefits: [
        "Continuité : les livraisons, l’exploitation et les décisions se poursuivent.",
        "Stabilité : chacun sait qui est responsable et quelle est la prochaine étape.",
        "Succession : un profil de poste, des entretiens structurés et une passation écrite.",
        "Rapidité : un début à bref délai et des priorités visibles dès les premières semaines.",
      ],
      icon: "bridge",
    },
    {
      id: "audit-architecture",
      title: "Audit d’architecture",
      description: "Un avis indépendant sur le code, l’infrastructure et les méthodes, avec des priorités claires.",
      longDescription:
        "J’examine le système, son exploitation et la manière de travailler, et je parle avec ceux qui les connaissent le mieux. Le résultat est un rapport écrit : ce qui est solide, ce qui présente un risque, ce qu’il faut faire d’abord. Il sert aussi avant un investissement ou une acquisition.",
      benefits: [
        "Clarté : forces, risques et coûts en quelques pages lisibles.",
        "Priorités : des recommandations dans l’ordre, avec leurs raisons et l’effort nécessaire.",
        "Indépendance : aucun produit à vendre, aucun intérêt dans la conclusion.",
        "Échange : les résultats sont discutés avec l’équipe et avec la direction.",
      ],
      icon: "layers",
    },
  ],
  home: {
    seo: {
      title: "{name}, {role}",
      description:
        "{role} pour entreprises en croissance : stratégie, équipes et architecture, pour moins de {percent} du coût d’un CTO à temps plein.",
    },
    hero: {
      heading: "L’expérience d’un CTO, pour moins de {percent} du coût d’un temps plein",
      emphasis: "moins de {percent}",
      intro:
        "Je suis {name}. Une partie de la semaine, je dirige la technique d’entreprises en croissance : stratégie, équipe et architecture, avec un seul interlocuteur.",
      primaryAction: "Prendre rendez-vous",
      secondaryAction: "Voir les services",
      figure: {
        title: "Figure 1.",
        caption: "Le coût d’une année de direction technique : un CTO à temps plein, et une mission à temps partagé.",
      },
    },
    services: {
      heading: "Services",
      intro: "Trois manières de travailler ensemble. Un premier échange montre laquelle convient.",
      allLink: "Tous les services",
    },
    testimonials: { heading: "Ce qu’en disent les clients" },
    callToAction: {
      heading: "Parlons de votre entreprise",
      text: "Un premier échange est gratuit. Ensuite, vous savez si je peux vous aider, et comment.",
      action: "Prendre rendez-vous",
    },
  },
  servicesPage: {
    seo: {
      title: "Services",
      description:
        "CTO à temps partagé, CTO de transition et audit d’architecture : le contenu de chaque mission et ce qu’elle apporte.",
    },
    heading: "Une direction technique à la mesure de vos besoins",
    intro:
      "Chaque mission commence par un échange sur la situation de l’entreprise et ses prochaines étapes. L’étendue et la durée en découlent.",
    chipsLabel: "Sur cette page",
    benefitsHeading: "Ce que cela apporte",
    examplesHeading: "Dans la pratique",
    action: "En parler",
    callToAction: {
      heading: "Vous hésitez entre plusieurs services ?",
      text: "Décrivez la situation lors d’un premier échange, et nous trouverons par où commencer.",
      action: "Prendre rendez-vous",
    },
  },
  about: {
    seo: {
      title: "À propos",
      description:
        "{name}, {role} : ma manière de travailler avec les entreprises, leur direction et leurs équipes techniques.",
    },
    heading: "Une direction technique avec un mandat clair",
    intro:
      "Je suis {name}, {role}. Je travaille avec les fondateurs, les directions et les équipes à une technique qui sert l’entreprise.",
    bio: [
      "Les entreprises font appel à moi quand les décisions techniques pèsent lourd : avant un investissement important, quand l’équipe grandit, lors d’un changement à la direction ou quand le rythme a ralenti. Je prends mes responsabilités une partie de la semaine et je travaille avec les personnes en place.",
    ],
    philosophy: {
      heading: "Ma manière de travailler",
      points: [
        {
          title: "Comprendre d’abord",
          text: "Je commence par des entretiens et un examen du système avant toute recommandation.",
        },
        {
          title: "Décider par écrit",
          text: "Les décisions et leurs raisons sont écrites là où chacun peut les lire, pour durer au-delà de ma mission.",
        },
        {
          title: "Renforcer l’équipe",
          text: "Le but est une équipe qui a chaque mois moins besoin de moi. Le savoir reste dans l’entreprise.",
        },
      ],
    },
    testimonials: { heading: "Ce qu’en disent les clients" },
    callToAction: {
      heading: "Faisons connaissance",
      text: "Lors du premier échange, vous posez les questions, et il est gratuit.",
      action: "Prendre rendez-vous",
    },
  },
  contact: {
    seo: { title: "Contact", description: "Comment joindre {name}, {role}, pour un premier échange ou une question." },
    heading: "Prendre contact",
    intro:
      "Dites en quelques mots ce que fait l’entreprise, où elle en est et de quoi il s’agit. Quelques phrases suffisent pour commencer.",
    linkedinAction: "Écrire sur LinkedIn",
    homeAction: "Retour à l’accueil",
  },
  notFound: {
    seo: {
      title: "Page introuvable",
      description: "Cette page n’existe pas. Tout le contenu du site est accessible depuis la page d’accueil.",
    },
    heading: "Aucune page à cette adresse",
    intro:
      "Elle a peut-être été déplacée, ou l’adresse contient une erreur. Tout est accessible depuis la page d’accueil.",
    homeAction: "Retour à l’accueil",
    likelyHeading: "Cherchiez-vous cette page ?",
    pagesHeading: "Toutes les pages",
    postsHeading: "Nouveaux articles",
  },
  tools: {
    seo: {
      title: "Outils",
      description: "Des outils gratuits de {name} pour les équipes techniques et leurs responsables.",
    },
    heading: "Outils gratuits",
    featuresHeading: "Ce qu’il couvre",
    benefitsHeading: "Ce qu’il apporte",
    action: "Essayer",
  },
  books: {
    seo: {
      title: "Livres",
      description: "Des livres sur la technique, les équipes et la direction, recommandés par {name}.",
    },
    heading: "Livres recommandés",
    action: "Voir en librairie",
  },
  media: {
    seo: { title: "Médias", description: "Conférences, podcasts et entretiens avec {name}." },
    heading: "Conférences, podcasts et entretiens",
    featuredHeading: "À la une",
    moreHeading: "Autres interventions",
    podcastsHeading: "Podcasts",
  },
  blog: {
    seo: { title: "Blog", description: "Articles de {name} sur la technique, les équipes et la direction." },
    heading: "Notes sur la technique et la direction",
    emptyMessage: "Aucun article sur ces thèmes.",
  },
  privacy: {
    seo: {
      title: "Confidentialité",
      description: "Ce que ce site de {name} conserve et transmet, et les droits des visiteurs.",
    },
    heading: "Confidentialité",
    intro: "Ce site ne dépose aucun cookie et ne compte pas ses visiteurs.",
  },
  terms: {
    seo: {
      title: "Conditions d’utilisation",
      description: "Qui répond de ce site de {name}, et comment son contenu peut être utilisé.",
    },
    heading: "Conditions d’utilisation",
    intro: "Qui répond de ce site, et comment son contenu peut être utilisé.",
  },
  privacyText: `Responsable de ce site : {name}, [[numéro et rue, code postal, ville, pays]]. Dernière modification : {date}.

## Ce dont ce site se passe

Il ne dépose aucun cookie et n’a ni mesure d’audience, ni publicité, ni comptes d’utilisateurs. Les pages, les polices, les images et les scripts viennent de l’adresse du site lui-même : aucune autre société n’apprend qu’il a été visité.

## Ce qui est conservé dans le navigateur

Ces éléments restent sur l’appareil et ne sont transmis à personne :

- **Clair ou sombre :** \`theme\` dans le stockage local, une fois le bouton utilisé.
- **Position dans une page :** \`@@scroll\` avec le chemin de la page dans le stockage de session, jusqu’à la fermeture de l’onglet.
- **Page rechargée :** \`gatsby-reload-compilation-hash-match\` dans le stockage de session, brièvement pendant une mise à jour du site.

Tous peuvent être effacés dans les réglages du navigateur. Le site fonctionne sans eux.

## Ce que traite l’hébergeur

Le site est hébergé par [[nom et adresse de l’hébergeur]]. À chaque requête, ses serveurs traitent l’adresse IP, l’heure, l’adresse demandée, la page précédente et des indications sur le navigateur, afin de livrer la page et de parer aux pannes et aux attaques. Ces journaux sont conservés [[durée de conservation des journaux chez l’hébergeur]]. Le fondement juridique est l’intérêt légitime à un site accessible, [[texte applicable, par exemple l’article 6, paragraphe 1, point f) du RGPD]].

## Contact et autres sites

Écrire un message ou prendre rendez-vous transmet les informations nécessaires à la réponse. Elles sont traitées par [[services de courrier, de messagerie et de rendez-vous]] et effacées dès qu’elles ne sont plus utiles. Les liens mènent à d’autres sites, qui ont leurs propres règles.

## Droits

Toute personne peut demander l’accès à ses données, leur rectification, leur effacement, leur portabilité ou la limitation de leur traitement, et s’y opposer. La page [Contact](/contact/) dit comment me joindre. Les réclamations sont adressées à [[autorité de protection des données compétente]].
`,
  termsText: `Ces conditions s’appliquent à ce site. Il est publié par {name}, que l’on peut joindre par la page [Contact](/contact/). Dernière modification : {date}.

## Contenu

Le contenu a été préparé avec soin. Il s’agit d’informations générales, non d’un conseil pour une entreprise particulière. La responsabilité est celle que prévoit la loi ; au-delà, elle est exclue pour des textes librement accessibles.

## Pas de contrat par ce site

La description des [services](/services/) n’est pas une offre ferme. Une mission commence par un accord écrit. L’indication de moins de {percent} compare [[ce qui est comparé : des honoraires pour combien de jours par semaine, avec quel salaire et quelles charges]].

## Droits d’auteur

Les textes et les images appartiennent à {name} ou sont utilisés avec autorisation. De courts passages peuvent être cités avec le nom et un lien. Tout autre usage demande un accord.

## Liens

Les liens mènent à des sites dont d’autres sont responsables. Si l’un d’eux mène à un contenu illicite, un message suffit et il sera retiré.

## Droit applicable

Le droit applicable est celui de [[pays]]. La protection impérative des consommateurs dans d’autres pays n’est pas affectée. Ce que le site sait de ses visiteurs est expliqué sous [Confidentialité](/privacy/).
`,
}
