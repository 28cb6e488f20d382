/** The query parameter for a topic: apart, so that an article's script has nothing of the filter. */
export const topicParameter = "topic"
