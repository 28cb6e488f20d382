require("./small-git")
const { TestEnvironment } = require("jest-environment-node")

/** Jest's environment of Node, in which git is started by a small process. */
module.exports = TestEnvironment
