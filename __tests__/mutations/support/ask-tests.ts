import { existsSync } from "node:fs"
import { join } from "node:path"
import type { AskedTest } from "../mutation"
import { runJest } from "./jest"
import { runPlaywright } from "./playwright"
import type { Answer, Question } from "./report"

/**
 * Runs tests in a copy of the project.
 *
 * @returns what each test that ran said; of one that does not exist there is nothing
 * @throws an Error if the tests could not run
 */
export async function askTests(question: Question): Promise<readonly Answer[]> {
  const { tests } = question
  const answers: Answer[] = []
  const there = tests.filter(({ file }) => existsSync(join(question.folder, file)))
  const inJest = there.filter(({ file }) => /\.test\.tsx?$/.test(file))
  if (inJest.length > 0) answers.push(...(await runJest({ ...question, tests: inJest })))
  const inBrowser = there.filter((test) => !inJest.includes(test))
  // The tests of a built site, in its folders, have settings of their own, and so have those of each other folder.
  const folderOf = ({ file }: AskedTest) => file.split("/", 2).join("/")
  for (const one of new Set(inBrowser.map(folderOf)))
    answers.push(
      ...(await runPlaywright({ ...question, tests: inBrowser.filter((test) => folderOf(test) === one) }, one)),
    )
  return answers.filter((answer) => tests.some((test) => isOf(answer, test)))
}

/** @returns whether a test is the one that was asked */
export const isOf = (answer: Answer, test: AskedTest): boolean =>
  answer.file === test.file && answer.name.startsWith(test.name)
