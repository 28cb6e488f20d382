export { Result, ResultEnd } from "./result/result"
export { Team } from "./team/team"
