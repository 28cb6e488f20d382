/** Gatsby's folder for what a later build can use. What we put there goes with it, when Gatsby drops its cache or by `gatsby clean`. */
export const cacheFolder = ".cache"
