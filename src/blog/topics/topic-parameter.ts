/** The query parameter for a topic. In a file of its own, to keep the filter out of an article's script. */
export const topicParameter = "topic"
