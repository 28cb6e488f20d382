import type { Words } from "./en"

/** The words of a begun site in Spanish: as in `en.ts`. */
export const es: Words = {
  role: "CTO a tiempo parcial",
  portraitAlt: "Retrato de {name}.",
  initialsAlt: "Las iniciales {initials}.",
  shapeAlt: "Un signo sencillo con los colores del sitio.",
  site: {
    tagline: "Dirección tecnológica con experiencia, parte de la semana",
    costClaim: {
      sentence:
        "La experiencia de un CTO parte de la semana, por menos del {percent} de lo que cuesta uno a tiempo completo.",
      fullTime: "CTO a tiempo completo",
      fractional: "CTO a tiempo parcial",
    },
    seo: {
      title: "{name}, {role}",
      description:
        "{name}, {role}: estrategia tecnológica, equipos y arquitectura para empresas en crecimiento, parte de la semana.",
    },
  },
  services: [
    {
      id: "cto-a-tiempo-parcial",
      title: "CTO a tiempo parcial",
      description: "Dirección tecnológica en días fijos, para empresas que aún no necesitan un CTO a tiempo completo.",
      longDescription:
        "Me incorporo a la dirección en días fijos cada semana. Marco el rumbo técnico, dirijo al equipo de desarrollo y respondo de sus resultados. La dedicación crece o se reduce según la empresa, y termina con un traspaso ordenado.",
      benefits: [
        "Rumbo: una hoja de ruta que parte del negocio, con sus razones por escrito.",
        "Equipo: responsabilidades claras, buenas contrataciones y responsables que crecen en su puesto.",
        "Visión: avance, riesgos y costes en términos que toda la dirección puede debatir.",
        "Flexibilidad: más días en las fases intensas, menos cuando el equipo avanza por sí mismo.",
      ],
      icon: "compass",
    },
    {
      id: "cto-interino",
      title: "CTO interino",
      description: "Dirección mientras el puesto está vacante, hasta que el relevo esté elegido y asentado.",
      longDescription:
        "Cuando se va un CTO, el equipo necesita a alguien que decida. Asumo el puesto por un tiempo limitado, mantengo el trabajo en curso, ayudo a elegir el relevo y lo entrego todo por escrito.",
      benefits: [
        "Continuidad: las entregas, la operación y las decisiones siguen adelante.",
        "Estabilidad: cada persona sabe quién es responsable y qué viene después.",
        "Relevo: un perfil del puesto, entrevistas estructuradas y un traspaso por escrito.",
        "Rapidez: un comienzo a corto plazo y prioridades visibles en las primeras semanas.",
      ],
      icon: "bridge",
    },
    {
      id: "revision-de-arquitectura",
      title: "Revisión de arquitectura",
      description: "Una valoración independiente del código, la infraestructura y los métodos, con prioridades claras.",
      longDescription:
        "Examino el sistema, su operación y la forma de trabajar del equipo, y hablo con quienes mejor los conocen. El resultado es un informe escrito: qué es sólido, qué supone un riesgo y qué conviene hacer primero. También sirve antes de una inversión o una adquisición.",
      benefits: [
        "Claridad: fortalezas, riesgos y costes en pocas páginas legibles.",
        "Prioridades: recomendaciones en orden, con sus razones y su esfuerzo.",
        "Independencia: ningún producto que vender y ningún interés en el resultado.",
        "Diálogo: los resultados se comentan con el equipo y con la dirección.",
      ],
      icon: "layers",
    },
  ],
  home: {
    seo: {
      title: "{name}, {role}",
      description:
        "{role} para empresas en crecimiento: estrategia, equipos y arquitectura, por menos del {percent} de lo que cuesta un CTO completo.",
    },
    hero: {
      heading: "La experiencia de un CTO, por menos del {percent} del coste completo",
      emphasis: "menos del {percent}",
      intro:
        "Soy {name}. Parte de la semana dirijo la tecnología de empresas en crecimiento: estrategia, equipo y arquitectura en unas mismas manos.",
      primaryAction: "Reservar una llamada",
      secondaryAction: "Ver los servicios",
      figure: {
        title: "Figura 1.",
        caption:
          "Lo que cuesta un año de dirección tecnológica: un CTO a tiempo completo y un encargo a tiempo parcial.",
      },
    },
    services: {
      heading: "Servicios",
      intro: "Tres formas de trabajar juntos. Una primera conversación muestra cuál conviene.",
      allLink: "Todos los servicios",
    },
    testimonials: { heading: "Lo que dicen los clientes" },
    callToAction: {
      heading: "Hablemos de su empresa",
      text: "La primera conversación no cuesta nada. Después sabrá si puedo ayudar y cómo.",
      action: "Reservar una llamada",
    },
  },
  servicesPage: {
    seo: {
      title: "Servicios",
      description:
        "CTO a tiempo parcial, CTO interino y revisión de arquitectura: qué incluye cada encargo y qué aporta.",
    },
    heading: "Dirección tecnológica en la medida que la empresa necesita",
    intro:
      "Cada encargo empieza con una conversación sobre la situación de la empresa y su próximo paso. De ahí salen el alcance y la duración.",
    chipsLabel: "En esta página",
    benefitsHeading: "Lo que aporta",
    examplesHeading: "En la práctica",
    action: "Hablar de este servicio",
    callToAction: {
      heading: "¿No está claro cuál conviene?",
      text: "Describa la situación en una primera conversación y encontraremos por dónde empezar.",
      action: "Reservar una llamada",
    },
  },
  about: {
    seo: {
      title: "Sobre mí",
      description: "{name}, {role}: cómo trabajo con las empresas, su dirección y sus equipos de desarrollo.",
    },
    heading: "Dirección tecnológica con un encargo claro",
    intro: "Soy {name}, {role}. Trabajo con fundadores, direcciones y equipos en una tecnología que sirve al negocio.",
    bio: [
      "Las empresas acuden a mí cuando las decisiones técnicas pesan: antes de una inversión importante, cuando el equipo crece, en un cambio de dirección o cuando el ritmo ha bajado. Asumo la responsabilidad parte de la semana y trabajo con las personas que ya están.",
    ],
    philosophy: {
      heading: "Cómo trabajo",
      points: [
        {
          title: "Primero entender",
          text: "Empiezo con conversaciones y con un examen del sistema antes de recomendar nada.",
        },
        {
          title: "Decidir por escrito",
          text: "Las decisiones y sus razones quedan donde todos pueden leerlas, para que duren más que mi encargo.",
        },
        {
          title: "Fortalecer al equipo",
          text: "El objetivo es un equipo que cada mes me necesite menos. El conocimiento se queda en la empresa.",
        },
      ],
    },
    testimonials: { heading: "Lo que dicen los clientes" },
    callToAction: {
      heading: "Conozcámonos",
      text: "En la primera conversación pregunta usted, y no cuesta nada.",
      action: "Reservar una llamada",
    },
  },
  contact: {
    seo: {
      title: "Contacto",
      description: "Cómo contactar con {name}, {role}, para una primera conversación o una pregunta.",
    },
    heading: "Ponerse en contacto",
    intro:
      "Cuente brevemente qué hace la empresa, en qué punto está y de qué se trata. Para empezar bastan unas frases.",
    linkedinAction: "Escribir en LinkedIn",
    homeAction: "Volver al inicio",
  },
  notFound: {
    seo: {
      title: "Página no encontrada",
      description: "Esta página no existe. Todo el contenido del sitio está al alcance desde la página de inicio.",
    },
    heading: "No hay ninguna página en esta dirección",
    intro:
      "Puede que se haya movido o que la dirección tenga una errata. Todo está al alcance desde la página de inicio.",
    homeAction: "Volver al inicio",
    likelyHeading: "¿Buscaba esta página?",
    pagesHeading: "Todas las páginas",
    postsHeading: "Artículos nuevos",
  },
  tools: {
    seo: {
      title: "Herramientas",
      description: "Herramientas gratuitas de {name} para equipos de desarrollo y sus responsables.",
    },
    heading: "Herramientas gratuitas",
    featuresHeading: "Lo que abarca",
    benefitsHeading: "Por qué merece la pena",
    action: "Probar",
  },
  books: {
    seo: { title: "Libros", description: "Libros sobre tecnología, equipos y dirección que recomienda {name}." },
    heading: "Libros recomendados",
    action: "Ver en la librería",
  },
  media: {
    seo: { title: "Medios", description: "Charlas, pódcasts y entrevistas con {name}." },
    heading: "Charlas, pódcasts y entrevistas",
    featuredHeading: "Destacados",
    moreHeading: "Más",
    podcastsHeading: "Pódcasts",
  },
  blog: {
    seo: { title: "Blog", description: "Artículos de {name} sobre tecnología, equipos y dirección." },
    heading: "Notas sobre tecnología y dirección",
    emptyMessage: "No hay artículos sobre estos temas.",
  },
  privacy: {
    seo: {
      title: "Privacidad",
      description: "Qué guarda y transmite este sitio de {name}, y qué derechos tienen sus visitantes.",
    },
    heading: "Privacidad",
    intro: "Este sitio no usa cookies ni cuenta a sus visitantes.",
  },
  terms: {
    seo: {
      title: "Condiciones de uso",
      description: "Quién responde de este sitio de {name} y cómo se puede usar su contenido.",
    },
    heading: "Condiciones de uso",
    intro: "Quién responde de este sitio y cómo se puede usar su contenido.",
  },
  privacyText: `Responsable de este sitio: {name}, [[calle y número, código postal, localidad, país]]. Última modificación: {date}.

## De qué prescinde este sitio

No usa cookies y no tiene estadísticas de visitas, publicidad ni cuentas de usuario. Las páginas, las fuentes, las imágenes y los programas proceden de la dirección del propio sitio, de modo que ninguna otra empresa sabe de una visita.

## Qué se guarda en el navegador

Estos datos permanecen en el dispositivo y no se envían a nadie:

- **Claro u oscuro:** \`theme\` en el almacenamiento local, una vez pulsado el botón.
- **Lugar en una página:** \`@@scroll\` con la ruta de la página en el almacenamiento de sesión, hasta que se cierra la pestaña.
- **Página cargada de nuevo:** \`gatsby-reload-compilation-hash-match\` en el almacenamiento de sesión, un momento mientras el sitio se renueva.

Todos se pueden borrar en los ajustes del navegador. El sitio funciona sin ellos.

## Qué trata el proveedor de alojamiento

El sitio está alojado en [[nombre y dirección del proveedor de alojamiento]]. En cada petición sus servidores tratan la dirección IP, la hora, la dirección solicitada, la página anterior y datos del navegador, para entregar la página y evitar fallos y ataques. Estos registros se conservan durante [[plazo de conservación de los registros del proveedor]]. La base jurídica es el interés legítimo en un sitio accesible, [[norma aplicable, por ejemplo el artículo 6, apartado 1, letra f) del RGPD]].

## Contacto y otros sitios

Quien me escribe o reserva una llamada facilita los datos necesarios para la respuesta. Los tratan [[servicios de correo, mensajes y citas]] y se borran cuando ya no hacen falta. Los enlaces llevan a otros sitios, que tienen sus propias reglas.

## Derechos

Toda persona puede pedir acceso a sus datos, su rectificación, supresión, portabilidad o la limitación de su uso, y oponerse a él. La página [Contacto](/contact/) indica cómo encontrarme. Las reclamaciones se presentan ante [[autoridad de protección de datos competente]].
`,
  termsText: `Estas condiciones se aplican a este sitio. Lo publica {name}; la página [Contacto](/contact/) indica cómo comunicarse. Última modificación: {date}.

## Contenido

El contenido se ha preparado con cuidado. Es información general y no asesoramiento para una empresa concreta. La responsabilidad es la que establece la ley; más allá de ella queda excluida para textos de libre acceso.

## Ningún contrato a través de este sitio

La descripción de los [servicios](/services/) no es una oferta vinculante. Un encargo empieza con un acuerdo por escrito. El dato de menos del {percent} compara [[qué se compara: los honorarios de cuántos días por semana, con qué salario y qué cargas sociales]].

## Derechos de autor

Los textos y las imágenes pertenecen a {name} o se usan con permiso. Se pueden citar pasajes breves con el nombre y un enlace. Cualquier otro uso requiere consentimiento.

## Enlaces

Los enlaces llevan a sitios de los que responden otros. Si alguno lleva a un contenido ilícito, basta un mensaje y se retirará.

## Derecho aplicable

Se aplica el derecho de [[país]]. La protección imperativa de los consumidores en otros países no se ve afectada. Lo que el sitio sabe de sus visitantes se explica en [Privacidad](/privacy/).
`,
}
