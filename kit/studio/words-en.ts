/** A diagnostic quoted in a message. */
export interface Refusal {
  readonly message: string
  readonly advice: string
}

/** Ends the advice for git states that need action first. */
const thenAgain = "then try again."

const inProgress = (what: string, command: string, end = "--continue", giveUp = "--abort"): string =>
  `${what} is in progress here. Finish it with git ${command} ${end}, or cancel it with git ${command} ${giveUp}, ${thenAgain}`

/** @returns a number with what it counts: 1 error, 3 errors */
const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

const findings = (errors: number, warnings: number): string =>
  [
    ...(errors > 0 ? [`${counted(errors, "error")} to fix before you publish`] : []),
    ...(warnings > 0 ? [`${counted(warnings, "warning")} to look at`] : []),
  ].join(", ") || "nothing"

/** @returns a time that is counted or was measured: 8 s, 1 min 7 s */
const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`

const sentences = (all: ReadonlyArray<Refusal | undefined>): string =>
  all.flatMap((each) => (each ? [each.message, each.advice] : [])).join(" ")

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Of a name within a sentence; an acronym stays as it is. */
const uncapital = (name: string): string =>
  /^\p{Lu}\p{Ll}* |^\p{Lu}\p{Ll}*$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

const withArticle = (thing: string): string => `${/^[aeiou]/i.test(thing) ? "an" : "a"} ${thing}`

/**
 * All texts of the studio, by where they are shown. Another language is another object of the same type. A sentence with elements in it, such as a
 * line of code, is a list of its parts, so that each language has its own order.
 */
export const english = {
  /** Of dates, and of the page itself. */
  language: "en",

  /** The whole window. */
  window: {
    title: "Studio",
    loading: "Loading…",
    noContent: "There is no content yet.",
    close: "Close",
  },

  topBar: {
    page: "Page",
    pageKinds: {
      pages: "Pages",
      posts: "Posts",
      custom: "Custom pages",
      assessments: "Assessments",
      site: "Site-wide",
    },
    add: "Add",
    addPage: "Add a page",
    addPost: "Add a post",
    addAssessment: "Add an assessment",
    import: "Import…",
    kit: "Site kit",
    update: "Version and updates…",
    width: "Page width",
    widths: { phone: "Phone", tablet: "Tablet", desktop: "Desktop" },
    theme: "Page theme",
    themes: { auto: "Auto", light: "Light", dark: "Dark" },
    clicks: "Clicks",
    edit: "Edit",
    followLinks: "Follow links",
    undo: "Undo",
    undoWithKey: "Undo (Ctrl Z)",
    redo: "Redo",
    redoWithKey: "Redo (Ctrl Shift Z)",
    changes: "Changes",
    unsaved: (count: number) => `, ${count} not saved`,
  },

  /** What the contract calls its fields, and what it says of them. */
  contract: {
    name: (name: string) => name,
    help: (help: string) => help,
  },

  /** Places in the content, named by the contract and by the content itself. */
  places: {
    /** @param where the part of the site, then the sections and entries that lead to the field */
    inOneLine: (where: readonly string[], field: string | undefined) =>
      field === undefined ? where.join(", ") : `${where.join(", ")}: ${field}`,
    line: (place: string, line: number) => `${place}, line ${line}`,
    text: "Text",
  },

  /** The page in its frame. */
  stage: {
    page: "The page",
    size: (name: string, width: number, percent: number) =>
      `${name}, ${width} px${percent < 100 ? `, shown at ${percent}%` : ""}`,
    otherWidth: "Page",
    leader: "From the field to the text",
    text: "Text",
    notEditable: (text: string) => `This text can’t be edited here${text === "" ? "." : `: ${text}`}`,
  },

  /** The alternatives to a click. */
  clicked: {
    label: "What was clicked",
    from: "This text may come from:",
    picture: "This picture is used in:",
    follow: "Follow the link",
    followInNewTab: "Follow the link in a new tab",
  },

  panel: {
    breadcrumb: "Breadcrumb",
    unsaved: (count: number) => `${count} not saved`,
    errors: (count: number) => counted(count, "error"),
    warnings: (count: number) => counted(count, "warning"),
    more: "More on this page",
    list: (name: string) => `The ${uncapital(name)}`,
    total: (count: number) => `${count} in total`,
    text: "The text",
    inMarkdown: "in Markdown",
    notAdded: "not added yet",
    notReadable: "can’t be read",
    unreadable: (file: string) =>
      `data/${file} can’t be read at the moment, so the studio can’t show what is in it. Correct this line in the file, or take the change back in Changes.`,
    removeSection: "Remove this section",
    sectionRemoved: (name: string) => `${name} removed`,
  },

  /** What a post still lacks. */
  missing: {
    label: "What is still missing",
    nothing: "Nothing is missing",
    something: "Still missing",
    text: "Text",
    excerpt: "Excerpt",
    picture: "Picture",
    topics: "Topics",
    date: "A date, or a day to publish it on",
    draft: "Turn off Draft when it is ready",
  },

  /** The page as search result and card. */
  head: {
    result: "Search result",
    card: "Social card",
    noCard: "The picture is drawn from the title when the site is built.",
  },

  /** The small words of all pages: their languages, and the words themselves. */
  labels: {
    sets: "Words in another language",
    setsHelp: "Replaces the words that are still the kit’s, here and on all pages. Words of your own stay.",
    use: "Use the words of",
    counted: (replaced: number, own: number) =>
      [
        replaced === 0 ? "There is nothing to replace." : `${counted(replaced, "word")} will be replaced.`,
        ...(own === 0 ? [] : [`${counted(own, "word is your own and stays", "words are your own and stay")}.`]),
      ].join(" "),
    withLanguage: (from: string, to: string) => `Also change the site’s language from ${from} to ${to}`,
    change: "Replace the words",
    changed: (count: number, language: string) => `${counted(count, "word")} replaced: ${language}`,
    languageChanged: (language: string) => `The site’s language is now ${language}`,
    all: "All small words",
    search: "Search",
    searchHelp: "By a word, the name of its field, or its page.",
    found: (count: number, total: number) =>
      count === total ? counted(total, "word") : `${count} of ${counted(total, "word")}`,
    none: "No word matches.",
    everyPage: "On every page",
  },

  /** A text in Markdown. */
  text: {
    label: "The text, in Markdown",
    length: (length: number, minutes: number) =>
      `${counted(length, "word")}, ${counted(minutes, "minute")} to read. You can drop or paste pictures into the text.`,
    tableKeys: "In a table, Tab goes to the next cell. Press Escape, then Tab, to leave the text.",
    alt: "What the picture shows",
    atLine: (line: number, message: string) => `Line ${line}: ${message}`,
  },

  fields: {
    /** A custom page's slug, which is no value of a file. */
    customPage: { name: "Address", description: "The page’s address, such as prices for /prices/." },
    optional: "optional",
    length: (length: number, budget: number) => `${length} of about ${budget}${length > budget ? ": too long" : ""}`,
    pickColour: (name: string) => `${name}: pick a colour`,
    colourNotSet: (hex: string) => `Not set: uses the site’s own, ${hex}.`,
    contrast: (other: "paper" | "ink", ratio: number) =>
      `Contrast with the ${other === "paper" ? "background" : "text"}: ${ratio.toFixed(1)} to 1`,
    pickDate: (name: string) => `${name}: pick a date`,
    noIcon: "none",
    openAddress: "Open this address",
    error: "Error: ",
    warning: "Warning: ",
    held: "Press Enter or leave the field to save.",
    refused: "Not saved: this would break the site. Fix it here, or discard it.",
    refusedElsewhere: "Not saved: another field does not fit it. Change that one too, and both are saved together.",
    missing: (name: string) => `“${name}” is missing.`,
    dropped: <Part>(name: string, was: Part): ReadonlyArray<string | Part> => [
      `“${name}” was removed, since it no longer fits: `,
      was,
    ],
    followed: <Part>(name: string, was: Part): ReadonlyArray<string | Part> => [
      `“${name}” was changed to fit. Before: `,
      was,
    ],
    goTo: (name: string) => `Go to “${name}”`,
    failed: (reason: string) => `${reason} Your text is kept here, and the studio will try again.`,
    retry: "Try again",
    discard: "Discard",
    conflict: <Part>(value: Part): ReadonlyArray<string | Part> => [
      "This was changed elsewhere. The file now says: ",
      value,
    ],
    empty: "(empty)",
    keepMine: "Keep mine",
    useTheirs: "Use theirs",
  },

  /** The buttons above a text with markup, and the samples that they write without a selection. */
  formatting: {
    label: (name: string) => `${name}: formatting`,
    bold: "Bold",
    boldSign: "B",
    italic: "Italic",
    italicSign: "I",
    paragraph: "Paragraph",
    heading: "Heading",
    headingSign: "H",
    list: "List",
    quote: "Quote",
    link: "Link",
    table: {
      label: "Table",
      title: "Add a table",
      rows: "Rows under the heading",
      columns: "Columns",
      insert: "Add the table",
      heading: (column: number) => `Heading ${column}`,
    },
    samples: { text: "text", paragraph: "A paragraph", heading: "A heading", entry: "A list item", quote: "A quote" },
  },

  /** What refers to something that gets another name. */
  renaming: {
    willChange: "This also changes:",
    hasChanged: "This also changed:",
    done: (places: number) => (places === 0 ? "Renamed" : `Renamed, and changed in ${counted(places, "other place")}`),
    redirect: (from: string, to: string) => `Visitors of ${from} are redirected to ${to}`,
    dropped: (from: string) => `${from} is not redirected any more: it is a page again`,
    redirected: (from: string, to: string) => `Redirect added: ${from} leads to ${to}`,
  },

  /** A page that the site goes without, and what leads to it. */
  leavingOut: {
    title: (page: string) => `Leave out ${page}`,
    noLinks: (address: string) => `Nothing in your texts leads to ${address}.`,
    links: (count: number) =>
      count === 1
        ? "One place leads to this page. Without the page it would lead nowhere."
        : `${count} places lead to this page. Without the page they would lead nowhere.`,
    help: "A page that is left out is not built, and no menu has it. If anything else leads to it, all such places are listed first.",
    restart:
      "Words of texts stay, without their links. The preview keeps the page, so that you can still work on it; visitors do not see it.",
    note: "This page is left out: visitors do not see it.",
    toList: "Pages left out",
    needed: "Its field needs an address, so write another one there.",
    remove: {
      link: "Remove link",
      menu: "Remove entry",
      redirect: "Remove redirect",
      address: "Remove address",
    },
    removed: (place: string) => `Link removed: ${place}`,
    leaveOut: (page: string, links: number) =>
      links === 0
        ? `Leave out ${page}`
        : links === 1
          ? `Remove the link and leave out ${page}`
          : `Remove all ${links} links and leave out ${page}`,
    done: (page: string, links: number) =>
      links === 0 ? `${page} left out` : `${page} left out, and ${counted(links, "link")} removed`,
    /** @param menus that have the page */
    shown: (page: string, menus: ReadonlyArray<"header" | "footer">) =>
      menus.length > 0
        ? `${page} is shown again, in the ${menus.join(" and the ")}`
        : `${page} is shown again, but no menu has it yet`,
  },

  lists: {
    /** @param thing what the contract calls an entry of the list */
    add: (thing: string) => `Add ${withArticle(uncapital(thing))}`,
    added: (thing: string) => `${thing} added`,
    entry: (number: number, thing = "Entry") => `${thing} ${number}`,
    /** @param mark a text or a number that the other one doesn't have */
    toldApart: (name: string, mark: string) => `${name} (${mark})`,
    redirect: (from: string, to: string) => `${from} → ${to}`,
    movable: "movable entry",
    move: (title: string, number: number, count: number) => `Move ${title}, ${number} of ${count}`,
    howToMove: "Press Space to pick up the entry, the arrow keys to move it, Space to drop it, or Escape to cancel.",
    pickedUp: (title: string) => `${title} picked up. Move it with the arrow keys, drop it with Space.`,
    over: (title: string, number: number, count: number) => `${title}: position ${number} of ${count}.`,
    dropped: (title: string) => `${title} dropped.`,
    notMoved: (title: string) => `${title} was not moved.`,
    moved: (title: string, number: number, count: number) => `${title} moved to position ${number} of ${count}`,
    duplicate: "Duplicate",
    duplicated: (title: string) => `${title} duplicated`,
    remove: "Remove",
    removed: (title: string) => `${title} removed`,
    listRemoved: "Removed",
    listAdded: "Added",
  },

  /** Something new, and the questions about it. */
  adding: {
    /** @param thing with its article, as `npm run new` names it */
    add: (thing: string) => `Add ${thing}`,
    added: (thing: string) => `${capital(thing.replace(/^an? /, ""))} added`,
    notAdded: "Not added.",
    section: "Add this section",
    sectionAdded: (name: string) => `${name} added`,
    submit: "Add",
    empty: "This can’t stay empty.",
  },

  /** A page of the owner's own, from a template. */
  newPage: {
    title: "Add a page",
    thing: "a page",
    choose: "What kind of page is it? Its text is begun for you, and what only you know is marked in it.",
    back: "Choose another kind",
    none: "None",
    noLegalAdvice:
      "This is a beginning and no legal advice. Leave open what you don’t know yet: it is marked in the text, and listed among the warnings.",
    templates: {
      plain: { name: "Plain page", about: "A page of your own, with any text." },
      prices: { name: "Prices", about: "A table of your services with their prices, and what is in them." },
      "case-study": {
        name: "Case study",
        about: "What you did for a client, with figures, beside the service it shows.",
      },
      "imprint-de": {
        name: "Imprint for Germany",
        about: "Who is responsible for the site: § 5 DDG and § 18 (2) MStV.",
      },
      "imprint-at": {
        name: "Imprint for Austria",
        about: "Who is responsible for the site: § 5 ECG and § 25 MedienG.",
      },
      "imprint-ch": { name: "Imprint for Switzerland", about: "Who is behind the site: Art. 3 (1) (s) UWG." },
      "imprint-uk": {
        name: "Company details for the UK",
        about: "What a company has to say of itself: Trading Disclosures Regulations 2015.",
      },
    },
    menus: { header: "Header", footer: "Footer, in the list of pages", legal: "Footer, in the last line" },
    nowhere: "Nowhere",
    service: "The service that it shows, which then leads to it.",
  },

  /** What an owner has elsewhere, and takes over. */
  importing: {
    title: "Import",
    drop: "Drop to import",
    what: "Bring in what you have elsewhere: LinkedIn’s archive, a podcast’s feed, posts from Medium, Substack, WordPress or Ghost, a spreadsheet saved as CSV, a bibliography in BibTeX. You choose what is taken, and nothing that stands here is overwritten.",
    chooseFiles: "Choose files…",
    orDrop: "You can also drop files anywhere on the studio.",
    folder:
      "A folder can’t be dropped here. Compress it and drop the archive, or run npm run import with its path in the terminal.",
    tooLarge: (name: string, most: string) =>
      `${name} is too large: an import may have ${most}. Unpack it, and import the file that you need; or run npm run import with its folder in the terminal.`,
    tooMany: (most: number) =>
      `These are more than ${most} files. Compress their folder and drop the archive, or run npm run import with its path in the terminal.`,
    over: "This import has ended. Drop or choose the files again.",
    noOffer: "This is no longer offered. Look at the offers again.",
    sending: (name: string) => `Reading ${name}…`,
    reading: "Looking at what can be imported…",
    readingOf: (done: number, total: number) => `Looking at what can be imported: ${done} of ${total} files…`,
    importing: "Importing…",
    stopped: "The import was stopped. Nothing was imported.",
    again: "Choose other files",
    /** @param name of a format as npm run import has it, with its article */
    format: (name: string) => name,
    recognised: (file: string, format: string) => `${file} is ${format}.`,
    offered: (count: number) =>
      count === 0 ? "It offers nothing new." : `${counted(count, "entry", "entries")} to choose from`,
    more: (count: number) =>
      `${counted(count, "more entry", "more entries")} can’t be listed yet. Import some of these first.`,
    known: (count: number) => `Imported before, or here already: ${count}.`,
    kept: (title: string) =>
      `“${title}” has changed at its source, and was changed or deleted here: it stays as it is.`,
    offerAgain: "Offer what was imported before once more",
    moreNotes: (count: number) => `and ${count} more`,
    chooseFit: "Choose all that is fit",
    chooseNone: "Choose none",
    kinds: {
      site: "Introduction",
      achievement: "Achievements",
      testimonial: "Testimonials",
      media: "Appearances",
      book: "Books",
      post: "Posts",
    },
    achievement: "Achievement",
    changed: "changed at its source",
    missing: (field: string) => `Missing: ${field}`,
    look: "Look at it, and change it",
    options: "How",
    elsewhere: "Leave posts where they are: the blog links to them",
    addTopics: "Add their topics to the blog’s",
    fetchPictures: "Fetch pictures from the web: without it they are left out, and nothing is fetched",
    advice: {
      fetchPictures: "It comes with “Fetch pictures from the web”.",
      addTopics: "They come with “Add their topics to the blog’s”.",
    },
    unfit: (count: number) =>
      count === 1
        ? "One of them still lacks something, and would be left out."
        : `${count} of them still lack something, and would be left out.`,
    take: (count: number) => (count === 0 ? "Import" : `Import ${count}`),
    done: (count: number) => `${counted(count, "entry", "entries")} imported`,
    nothing: "Nothing was imported",
    drafts: "Posts are drafts, which visitors do not see. Read each, then turn off Draft.",
    leftOut: "A page of these is left out of the site, so visitors do not see it yet.",
    notTaken: "Not imported",
    toOffers: "Back to the offers",
  },

  pictures: {
    title: "Pictures in data/",
    none: "There are no pictures yet.",
    size: (width: number, height: number, isUnused: boolean) => `${width} × ${height}${isUnused ? ", not used" : ""}`,
    delete: "Delete",
    deleted: (path: string) => `${path} deleted`,
    checking: "Checking the picture…",
    cropped: (name: string) => `${name}, cropped`,
    replaceFile: "Replace file…",
    chooseFile: "Choose file…",
    chooseFileFor: (name: string) => `${name}: choose a file`,
    chooseKnown: "Choose from your pictures",
    remove: "Remove",
    describeAgain: "The description was written for the picture before. Does it fit this one?",
    gone: (path: string) => `${path} is no longer in data/.`,
    chooseAnother: "Choose another picture.",
    drop: "Drop or paste a picture here.",
    dropAnother: (path: string) => `${path}. You can also drop or paste another one here.`,
    least: (width: number, height: number | undefined) =>
      ` At least ${width} ${height === undefined ? "pixels wide" : `× ${height} pixels`}.`,
  },

  /** Words that are found and replaced in all content, and values that are in several places. */
  replacing: {
    title: "Find and replace",
    titleWithKey: "Find and replace (Ctrl Shift F)",
    find: "Find",
    to: "Replace with",
    matchCase: "Match case",
    wholeWords: "Whole words",
    inLinks: "Also in links",
    hint: "All texts of the site are searched. Slugs, ids and the paths of pictures stay as they are.",
    found: (places: number, texts: number) =>
      places === 0 ? "Nothing found." : `${counted(places, "place")} in ${counted(texts, "text")}`,
    all: "All",
    becomes: "becomes",
    byHand: "Part of this has its own formatting. Change it in its field.",
    line: (line: number) => `Line ${line}`,
    showAll: (count: number) => `Show all ${count}`,
    replace: (count: number) => (count === 0 ? "Replace" : `Replace ${count}`),
    remove: (count: number) => (count === 0 ? "Replace" : `Remove ${count}`),
    done: (places: number, texts: number) => `${counted(places, "place")} replaced in ${counted(texts, "text")}`,
    /** Why nothing was replaced; the places follow. */
    refused: {
      unsaved: "Nothing was replaced: something here is not saved yet. Save or discard it first.",
      changed: "Nothing was replaced: something here has changed meanwhile. Look at it again.",
      refused: "Nothing was replaced: it would break the site.",
      unfit:
        "Nothing was replaced: here your words would become formatting or a broken link. Change them in the field.",
    },
    offer: "Other places with the old value",
    elsewhere: "The old words are in other texts.",
    places: (count: number) => `The old value is in ${counted(count, "other place")}:`,
    use: (count: number) => (count === 1 ? "Use this in the other place" : `Use this in the ${count} other places`),
    used: (count: number) => `Used in ${counted(count, "other place")}`,
    findOld: (count: number) => `Find the old words in ${counted(count, "other text")}`,
    onlyHere: "Only here",
  },

  /** The outcome of an edit. */
  saving: {
    saved: (place: string) => `Saved: ${place}`,
    dropped: (place: string, other: string) => `Saved: ${place}. Removed, as it no longer fits: ${other}`,
    followed: (place: string, other: string) => `Saved: ${place}. Changed to fit it: ${other}`,
    refused: (place: string) => `Not saved, as it would break the site: ${place}`,
    keepsChanging: (file: string) => `Not saved: another program keeps changing data/${file}.`,
    noFile: (file: string) => `data/${file} no longer exists.`,
    outdated: (page: string) => `Not done: ${page} has changed. Look at it again.`,
    notDone: (refusal: Refusal | undefined) => `Not done: it would break the site. ${sentences([refusal])}`,
    changedByProgram: (page: string) => `Changed by another program: ${page}`,
    changedInTab: (page: string) => `Changed in another tab: ${page}`,
    undone: (pages: string) => `Undone: ${pages}`,
    unsavedUndone: (place: string) => `Undone, before it was saved: ${place}`,
    nothingToUndo: "Nothing to undo.",
    redone: (pages: string) => `Redone: ${pages}`,
    unsavedRedone: (place: string) => `Back, and not saved yet: ${place}`,
    nothingToRedo: "Nothing to redo.",
    cannotUndo: (pages: string) => `Can’t undo: another program has changed ${pages}.`,
    cannotRedo: (pages: string) => `Can’t redo: another program has changed ${pages}.`,
  },

  connection: {
    lost: "The studio is not responding. Is npm run edit still running? Your changes are kept here.",
    over: "The studio was restarted. Open the new address that npm run edit printed; your unsaved changes are there.",
    back: "Connected again.",
  },

  changes: {
    title: "Changes",
    /** Those that are saved, and those that are not. */
    count: (count: number, unsaved: number) => {
      const saved = count === 0 ? "No changes" : counted(count, "change")
      if (unsaved === 0) return saved
      return count === 0 ? `${unsaved} not saved` : `${saved}, ${unsaved} not saved`
    },
    counting: "Counting…",
    noHistory: "This folder has no git history to compare with. Your changes are saved all the same.",
    none: "Nothing has changed since the last commit.",
    undo: "Undo this",
    undone: (field: string) => `${field}: change undone`,
    cannotUndo: (refusal: Refusal | undefined) => `Can’t undo: it would break the site. ${sentences([refusal])}`,
    outdated: "This has changed since. Look at the changes again.",
    before: "Before",
    now: "Now",
    after: "After",
    moved: <Part>(name: string, from: Part, to: Part): ReadonlyArray<string | Part> => [
      `${name} moved from position `,
      from,
      " to ",
      to,
    ],
    order: "Order",
    picture: "Picture",
    text: "Text",
    file: "File",
    fileMoved: (kind: string) => `${kind} moved`,
  },

  /** Unsaved edits. */
  unsaved: {
    title: "Not saved yet",
    refused: (reasons: readonly string[]) => reasons.join(" ") || "This would break the site.",
    conflict: "This was changed elsewhere.",
    gone: "Its entry was deleted.",
    held: "Press Enter or leave the field to save it.",
    saving: "Saving…",
    copy: "Copy",
    goToField: "Go to field",
    discard: "Discard",
    deletedEntry: "a deleted entry",
  },

  /** What the check finds. */
  todo: {
    title: "To do",
    button: (errors: number, warnings: number) => `To do: ${findings(errors, warnings)}`,
    errors: "Errors",
    warnings: "Warnings",
    count: (errors: number, warnings: number) => capital(findings(errors, warnings)),
    nothing: "The check finds nothing in your content.",
    goToPage: "Go to page",
    fixed: (field: string) => `${field}: fixed`,
    fixAll: (count: number) => `Fix all (${count})`,
    fixAllHelp:
      "It fixes what can’t be wrong, such as a missing comma or a date in another form, and leaves the rest to you. One undo takes all of it back.",
    byFixAll: (fix: string) => `Part of “Fix all”: ${fix}`,
    allFixed: (count: number) => `${count} fixed`,
    nothingFixed: "Nothing was fixed: each place has something that you need to look at.",
  },

  publishing: {
    byHand: "Publish by hand",
    notReady: "Not ready yet",
    ready: "Ready to publish",
    errors: (count: number) => (count === 0 ? "No errors" : `${counted(count, "error")} to fix first`),
    unsaved: (count: number) => (count === 0 ? "Everything is saved" : counted(count, "unsaved change")),
    warnings: (count: number) => (count === 0 ? "No warnings" : `${counted(count, "warning")}; you can publish anyway`),
    diagnostics: "Errors and warnings",
    more: (count: number) => `${count} more. They are listed when these are fixed.`,
    noGit: <Part>(command: Part, folder: Part): ReadonlyArray<string | Part> => [
      "There is no git repository here, or no commit yet. Run ",
      command,
      " and upload the folder ",
      folder,
      " to your host.",
    ],
    message: "Message",
    messageHelp: "One line about what you changed. It becomes the commit message.",
    publish: "Publish",
    publishWithWarnings: "Publish with warnings",
    busy: "Publishing…",
    /** Beside the button that cannot be pressed yet. */
    waits: (errors: number, unsaved: number) =>
      [
        ...(unsaved > 0 ? [counted(unsaved, "unsaved change")] : []),
        ...(errors > 0 ? [`${counted(errors, "error")} to fix first`] : []),
      ].join(", "),
    published: "Published. Your host is building the site; visitors will see it in a few minutes.",
    committed: "Committed. There is no remote to push to: build the site and upload the folder public.",
    nothingTitle: "Nothing to publish",
    nothing: "Nothing waits to be published. What you change appears here.",
    unpushed: (count: number) =>
      count === 1
        ? "Everything is committed. One commit has not been sent to your host yet."
        : `Everything is committed. ${count} commits have not been sent to your host yet.`,
    diagnosed: "Not published: the check found something new. Look at it above, then publish again.",
    details: "Details",
    last: (date: string, author: string, subject: string) => `Last commit to data/: ${date}, by ${author}: ${subject}`,
    /** The commit message if the owner writes none. */
    usualMessage: {
      empty: "Content",
      parts: (parts: readonly string[]) => `Content: ${parts.join(", ")}`,
      many: (first: string, others: number) => `Content: ${first} and ${others} others`,
      pictures: "pictures",
    },
  },

  /** Former states of the content. */
  history: {
    open: "History",
    title: "History",
    toChanges: "Back to the changes",
    loading: "Reading the history…",
    none: "This folder has no git history yet.",
    empty: "No commit has changed data/ yet.",
    introTitle: "What was there before",
    intro:
      "Every commit of your content, newest first. Look at what one changed, or bring the content of that time back. Whatever came after it stays in git.",
    states: "Commits",
    about: (author: string) => `by ${author}`,
    published: "Published",
    unpublished: "Not published yet",
    latest: "As now",
    whatChanged: "What changed",
    /** The name of a button that is in each row. */
    act: (button: string, subject: string, when: string) => `${button}: ${subject}, ${when}`,
    first: (files: number) => `This is the first commit. It added ${counted(files, "file")}.`,
    cutOff: "What changed is not known here: this copy of the repository does not have the commit before it.",
    nothing: "It changed nothing that is content.",
    backTo: "Back to this",
    older: "Older",
    shallow: <Part>(command: Part): ReadonlyArray<string | Part> => [
      "This copy of the repository does not have the older commits. To get them, run ",
      command,
      ".",
    ],
    confirm: (day: string) => `Back to ${day}`,
    trying: "Looking at what would change…",
    /** @param texts how many files, without pictures */
    willChange: (texts: number, pictures: number) => {
      const parts = [
        ...(texts > 0 ? [counted(texts, "file")] : []),
        ...(pictures > 0 ? [counted(pictures, "picture")] : []),
      ]
      return `${parts.join(" and ")} will change.`
    },
    how: "You see it in the page first. Nothing is published until you press Publish, Undo brings the present content back, and git keeps all that came after.",
    files: "Which files",
    confirmed: "Bring it back",
    cancel: "Cancel",
    busy: "Bringing it back…",
    same: "The content is like this now. There is nothing to bring back.",
    refused: (count: number) =>
      `Not possible: the check finds ${counted(count, "error")} in the content of that time. Nothing was changed.`,
    moreErrors: (count: number) => `and ${counted(count, "more error")}`,
    done: (day: string) => `The content is that of ${day} again`,
    toPublish: (day: string) =>
      `The content is that of ${day} again, but not published yet. Close this to look at the pages; Undo takes it back.`,
    notNow: (reason: string) => `Not now. ${reason}`,
    unsaved: (count: number) =>
      `${counted(count, "change")} of yours ${count === 1 ? "is" : "are"} not saved yet. Save or discard ${count === 1 ? "it" : "them"} first, so that nothing is lost.`,
    uncommitted: (count: number) =>
      `${counted(count, "change")} ${count === 1 ? "is" : "are"} not published yet. Publish or undo ${count === 1 ? "it" : "them"} first, so that nothing is lost.`,
    link: (file: string) => `data/${file} is a symbolic link in one of the two commits. Bring it back with git.`,
    notInGit: (file: string) =>
      `data/${file} on this disk is not what git has: git ignores it here. Move it elsewhere first, so that it is not lost.`,
    unknown: "This commit is no longer here. Open the history again.",
    /** The commit message. */
    message: (day: string, subject: string) => `Back to ${day}: ${subject}`,
  },

  /** The site on its host. */
  live: {
    view: "View live site",
    ask: "Is it live yet?",
    asking: "Asking the site…",
    live: (when: string) => `Live: visitors see what you published ${when}.`,
    liveNow: "Live: visitors see the content that is in data/.",
    older: (when: string) => `Not yet: the host shows an older version, published ${when}. Try again in a minute.`,
    other:
      "The host shows another version, none of the last ones published from here. If you have just published, try again in a minute.",
    unsaid: "This site does not say which version it is yet. It will from the next time your host builds it.",
    moved: (host: string) =>
      `The site’s address leads to ${host}, so it was not asked. Write the address that visitors see under Name, links and claim.`,
    silent: (reason: string) => `The site does not answer (${reason}).`,
    noAddress: "The site has no address yet. Write it under Name, links and claim.",
    status: (status: number) => `status ${status}`,
    tooLong: "no answer in ten seconds",
    circles: "its redirects go in a circle",
    noSuchHost: "there is no host of this name",
    offline: "no connection",
    refused: "it refuses connections",
    certificate: "its certificate is not valid",
  },

  /** When something was, from its date in ISO 8601. */
  times: {
    /** @param time such as 10:42 */
    today: (time: string) => `today at ${time}`,
    yesterday: (time: string) => `yesterday at ${time}`,
    on: (day: string, time: string) => `on ${day} at ${time}`,
  },

  /** Why git cannot commit or push, and what to do. */
  git: {
    unfinished: {
      merge: `A merge is in progress here. Finish it with git commit, or cancel it with git merge --abort, ${thenAgain}`,
      rebase: inProgress("A rebase", "rebase"),
      am: inProgress("git am", "am"),
      cherryPick: inProgress("A cherry-pick", "cherry-pick"),
      revert: inProgress("A revert", "revert"),
      sequence: `A cherry-pick or revert of several commits is in progress here. git status says which: finish or cancel it, ${thenAgain}`,
      bisect: `A bisect is in progress here. End it with git bisect reset, ${thenAgain}`,
    },
    noGit:
      "This folder is not in a git repository, so there is nothing to publish to. Build the site with npm run build and upload the folder public/.",
    unborn: `This repository has no commit yet. Make the first one with git add --all and git commit, ${thenAgain}`,
    conflict: `Files in data/ still have merge conflicts. Resolve them, run git add data, ${thenAgain}`,
    unknownOwner: `git doesn’t know who you are. Run git config user.name "Your Name" and git config user.email "you@example.org", ${thenAgain}`,
    moving: `Files in data/ kept changing while they were checked, so nothing was committed. Wait until the other program is done, ${thenAgain}`,
    staleIndex:
      "Committed. Another program was using git’s index: run git reset -- data, or git will show the same changes as staged.",
    detached: (branch: string | undefined) =>
      `You’re on an older version (a detached HEAD), so nothing can be committed. Go back with git switch ${branch ?? "--create main"}, ${thenAgain}`,
    locked: (path: string) =>
      `Another program is using git here. Try again in a moment. If this stays, remove the file ${path}.`,
    lockedForAMoment: "Another program is using git here. Try again in a moment.",
    changedByHook: (files: readonly string[]) =>
      `Committed here, but not pushed: a hook of this repository changed ${files.join(", ")} during the commit, so the commit was not checked. Publish again to check and push it.`,
    notSigned: `git could not sign the commit, so nothing was committed. Unlock your key, or turn signing off with git config commit.gpgsign false, ${thenAgain}`,
    ignored: `git ignores data/ here, so it can’t commit any of it. Remove it from .gitignore, ${thenAgain}`,
    dubiousOwner: `git doesn’t trust this folder because it belongs to another user. Run the line that git status shows, ${thenAgain}`,
    diskFull: `The disk is full, so nothing was committed. Make room, ${thenAgain}`,
    notCommitted: (output: string) => `git failed; nothing is lost. It said: ${output}`,
    behind: "Somebody else has published. Run git pull, then publish again; your changes are saved here.",
    noAccess:
      "You’re not signed in, or don’t have access. Sign in with git or ask for access, then publish again; your changes are saved here.",
    offline: "There is no connection. Publish again when you’re online; your changes are saved here.",
    noUpstream: (remote: string, remotes: readonly string[]) =>
      `This branch has never been published.${remotes.length > 1 ? ` There are several remotes: ${remotes.join(", ")}.` : ""} Run git push --set-upstream ${remote} HEAD once, then publish from here.`,
    notPushed: "The push failed. Your changes are saved here; git’s output is below.",
  },

  /** Why the server refuses a request. */
  refusals: {
    notFound: "Not found.",
    tooMuch: "This request holds too much.",
    tooLarge: "This is too large.",
    noEdit: "This is not a valid edit.",
    unknownKind: "Unknown kind.",
    unknownLanguage: "There are no words in this language.",
    unreadable: (file: string) =>
      `data/${file} cannot be read, so nothing was changed. Correct it first; the check says where.`,
    noField: "No field is given for the picture.",
    noPicture: "No picture is given.",
    noAnswer: "No answer is given.",
    noChange: "No change is given.",
    noCommit: "No commit is given.",
    noImport: "Nothing to import is given.",
    noSource: "No address or folder is given.",
    noSides: "It is not said whose lines to take.",
    noMessage: "Write a message: one line about what you changed.",
    noAddress: "No address is given.",
    wrongAddress: "This is not a valid address.",
    anotherAddress: "Choose another address.",
    unknownPicture: "This picture doesn’t exist.",
    usedPicture: "This picture is in use.",
    noFileThere: "This file is not in data/.",
    noFile: (file: string) => `There is no file ${file} in data/.`,
    outsideData: (file: string) => `${file} is not in data/.`,
    noText: (file: string) => `${file} has no Markdown text.`,
    noFields: (file: string) => `${file} has no fields.`,
    nothingToRestore: "There is nothing to restore.",
    pictureField: "Pictures don’t go here.",
    pictureFieldAdvice: "Drop it on a picture field.",
    diskFull: "Not saved: the disk is full.",
    notWritable: "Not saved: this file can’t be written. Check its permissions.",
    tooManyOpen: "Not saved: too many files are open at once. Close other programs and try again.",
    notSaved: (code: string) => `Not saved: the system could not read or write this (${code}). Try again.`,
    otherComputer: "The studio only answers on this computer.",
    otherSite: "Other sites can’t use the studio.",
    unknownToken: "Open the studio with the address that npm run edit printed.",
    failed: (reason: string) => `The studio failed: ${reason}`,
    noPreview: "The preview is not responding. It may still be starting: reload the page in a moment.",
  },

  /** What somebody sees who opens the studio for the first time. */
  first: {
    label: "How to begin",
    hint: "Click any words on the page to change them.",
    more: "What no click reaches is in the menu Page at the top, and in the list below.",
    hide: "Hide this",
    left: (places: number, pages: number) =>
      `Still the sample’s: ${counted(places, "place")} on ${counted(pages, "page")}`,
    leftHelp: "Names, claims and addresses that were invented for the sample. Each leads to its field.",
  },

  /** A site of the owner's in place of the sample. */
  begin: {
    title: "This is the sample. Make it yours",
    intro:
      "Answer a few questions, and a site of your own takes its place: your name, neutral texts in your language, and nothing of the sample. Look around first if you like.",
    looking: <Part>(command: Part): ReadonlyArray<string | Part> => [
      "The sample is kept: afterwards ",
      command,
      " shows it.",
    ],
    start: "Make it yours",
    dialog: "Make it yours",
    needed: "This answer is needed.",
    questions: {
      language: { name: "Language of the site", help: "Its texts are in this language." },
      name: { name: "Your name", help: "As clients know you." },
      role: { name: "Your role", help: "What you do, in two or three words. Without it, the usual one stands there." },
      siteUrl: {
        name: "Address of the site",
        help: "Such as https://www.your-name.com. If you have none yet, leave it out: To do reminds you.",
      },
      scheduling: {
        name: "Where clients find you",
        help: "The page on which clients book a call, or your email address.",
      },
      linkedin: { name: "LinkedIn", help: "The address of your profile." },
      claim: {
        name: "Your cost, in per cent of a full-time CTO’s",
        help: "A whole number: 30 for under 30 %. The home page leads with it.",
      },
      portrait: {
        name: "Portrait",
        help: "A picture of you, upright, best in the shape 4:5. Without it, your initials stand there.",
      },
      accent: { name: "Accent colour", help: "For what stands out, such as #0b5fff. Without it, the site’s own." },
    },
    otherLanguage: "Another language",
    tag: "Tag of the language",
    tagHelp: "Such as nl or pt-BR. The texts begin in English, for you to translate.",
    portraitChosen: "The portrait that you have chosen",
    removePortrait: "Without a portrait",
    withoutGit: "Keep the sample in sample-data/",
    withoutGitHelp:
      "This folder is not in a git repository, which would keep the sample. It can be kept in a folder beside data/ instead.",
    needsGit:
      "This folder is not in a git repository, which would keep the sample. Make one with git init and a first commit, or have the sample kept in sample-data/.",
    keptTaken: (folder: string) =>
      `There is a folder ${folder}/ already. Rename it: the sample is to be kept under this name.`,
    notSample: "The content is not the sample any more, so nothing is replaced. Go on by changing it.",
    changed: "Another program has just changed the content, so nothing was replaced. Try again.",
    mistakes: (count: number) => `Nothing has changed yet: ${counted(count, "answer needs", "answers need")} a look.`,
    submit: "Make it yours",
    busy: "Writing your site…",
    done: "Your site is there",
    written: (name: string) => `The site is ${name}’s now: your answers, neutral texts, and nothing of the sample.`,
    inGit: "The sample stays in git, in the commit before yours. Undo brings it back here.",
    kept: (folder: string) => `The sample is kept in ${folder}/. Undo brings it back here.`,
    uncommitted: (reason: string) => `Git has not committed your site; Publish will. ${reason}`,
    open: (count: number) =>
      count === 0
        ? "To do lists what the check finds."
        : `${counted(count, "point in the legal texts is", "points in the legal texts are")} left to fill in. To do lists them.`,
    leftOut:
      "The pages for tools, books, media and posts are left out until you have something for them. Here you can open and fill them all the same.",
    toTodo: "Open To do",
    toImport: "Import from LinkedIn and elsewhere",
    toSite: "Look at your site",
    said: (name: string) => `The site is ${name}’s now`,
  },

  /** Newer versions of the kit. */
  updating: {
    title: "Version and updates",
    has: (version: string) => `This site has version ${version} of the kit.`,
    hasNone: "This site has no kit.json, which would say which version of the kit it was made from.",
    source: "Where newer versions come from",
    sourceHelp: "The kit’s git address, or a folder with the kit. kit.json remembers it with the first update.",
    sourceMissing: "Write the kit’s git address or folder.",
    look: "Look for a newer version",
    lookHelp: "Nothing is fetched until you ask for it.",
    looking: "Looking for newer versions…",
    newest: "This site has the newest version.",
    brings: (version: string) => `What ${version} brings`,
    tryOut: "Try it out",
    tryHelp:
      "It is tried beside your site, in the folder .update/: merged with your code, installed, checked and built, and every page is compared. This takes some minutes, and nothing of yours changes.",
    meanwhile:
      "You can close this dialog and go on editing meanwhile. What you then change has to be published, and the version tried out again, before you can take it.",
    trying: (version: string) => `Trying ${version} out`,
    parts: {
      Merge: "Merging the kit’s changes with yours",
      "Packages of the new version": "Installing the new version’s packages",
      Content: "Bringing the content to the new form",
      "Packages of your version": "Installing your version’s packages",
      Check: "Checking the content",
      "Build of your version": "Building your version",
      "Build of the new version": "Building the new version",
      Comparison: "Comparing the pages",
      Pictures: "Comparing how they look",
    },
    stop: "Stop",
    conflicts: (files: number) =>
      files === 1
        ? "You and the kit changed the same lines of one file"
        : `You and the kit changed the same lines of ${files} files`,
    conflictsHelp: "Choose whose lines to take there. The other changes of both stay either way.",
    sides: { mine: "Your change", kit: "The kit’s change" },
    take: { mine: "Take my lines", kit: "Take the kit’s lines" },
    takeOf: (path: string) => `Whose lines to take in ${path}`,
    goOn: "Go on",
    changes: (version: string) => `What ${version} changes on this site`,
    report: "Open the whole report",
    reportHelp: "In a new tab, with pictures of the pages that look different.",
    update: (version: string) => `Update to ${version}`,
    updateHelp: "It becomes one commit, which can be taken back. It is not pushed.",
    tryAgain: "Try it out again",
    updating: "Updating…",
    updated: (version: string) => `This site has version ${version} now`,
    updatedHelp:
      "It is one commit, here and not pushed yet. Until you start the studio again, it runs the code from before, and its page may show errors.",
    restart: "Start the studio again, in the terminal:",
    stopStudio: "Stop it with Ctrl-C.",
    takeBack: "Take the last update back",
    takeBackHelp:
      "The code and the content become what they were before it, in a commit of its own. What you have published since stays.",
    takeBackNow: "Take it back",
    takingBack: "Taking the update back…",
    takenBack: "The update is taken back",
    takenBackHelp: (version: string | undefined) =>
      `${version === undefined ? "The site is as it was before the update" : `This site has version ${version} again`}. Until you start the studio again, it runs the code from before, and its page may show errors.`,
    unpublished: "There are changes that are not published. Publish them first, then try again.",
    toChanges: "Open Changes",
    notNow: "This step is not open now. Look for a newer version again.",
    busy: "An update is under way. Wait for it, or stop it.",
    said: {
      tried: (version: string) => `Version ${version} is tried out: see Version and updates`,
      conflicts: (version: string) => `Version ${version} needs a decision: see Version and updates`,
      stopped: (version: string) => `Version ${version} was not tried out: see Version and updates`,
    },
  },

  /** The steps of the start, in the terminal and where the page will be. */
  start: {
    steps: {
      begin: "Starting the preview",
      check: "Checking the content",
      pages: "Preparing the pages",
      build: "Building the preview",
    },
    line: (step: string, seconds: number) => `${step}: ${duration(seconds)}`,
    waiting: "Your page is on its way",
    meanwhile: "You can already look at the fields and change them.",
    loading: "Loading the page…",
  },

  /** Start and end, in the terminal. */
  terminal: {
    open: (address: string) => `The studio is at ${address}\nKeep this address private. Press Ctrl-C to stop.`,
    ready: "Ready: your page is in the studio.",
    exitCode: (code: number) => `exit code ${code}`,
    signal: (name: string) => `signal ${name}`,
    previewStopped: (how: string, output: string) =>
      `The preview stopped (${how}), so the studio stopped too.${output === "" ? "" : ` Its last output:\n\n${output}`}`,
    notChecked: (reason: string) => `The content could not be checked: ${reason}`,
    notRead: (reason: string) => `The content could not be read: ${reason}`,
    changeNotRead: (reason: string) => `A change by another program could not be read: ${reason}`,
    polling: (reason: string) => `data/ cannot be watched (${reason}), so the studio checks it twice a second.`,
    unknownLanguage: (written: string, known: readonly string[]) =>
      `STUDIO_LANGUAGE is "${written}". The studio speaks ${known.join(" and ")}: write one of these, or leave it out to use your system’s language.`,
    noPort: "PORT is empty.",
    wrongPort: (written: string) => `PORT is "${written}", which is not a port.`,
    portAdvice: (usual: number) =>
      `Write a number from 1 to 65535, such as PORT=8002, or leave PORT out to use ${usual}.`,
    studioRunning: (port: number, command: string) =>
      `A studio is already running on port ${port}. Its address is in the terminal that started it. Stop it there with Ctrl-C, or start this one on another port: ${command}`,
    portTaken: (port: number, command: string) =>
      `Another program is using port ${port}. Stop it, or start the studio on another port: ${command}`,
    portForbidden: (port: number, command: string) =>
      `This system does not let you use port ${port}. Choose a port above 1023: ${command}`,
  },
}

/** All texts of the studio in one language. */
export type Words = typeof english
