/** How an owner wants proposals to be taken. */
export interface TakeOptions {
  /** Pictures that are only on the web are fetched. */
  readonly fetchPictures: boolean
  /** Posts that stay where they are become links to their former addresses, without a text here. */
  readonly elsewhere: boolean
  /** Topics that the blog does not have are added to it. */
  readonly addTopics: boolean
  /** What an owner reads who has left one of these out: how to have it, in a sentence. */
  readonly advice: { readonly fetchPictures: string; readonly addTopics: string }
}
