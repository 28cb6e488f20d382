export { Result } from "./result/result"
export { Team } from "./team/team"
