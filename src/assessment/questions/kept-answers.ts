import { readAnswers, writeAnswers } from "../coding"
import type { Answers } from "../scoring"

/** The answers between two visits: in this tab, and on this device if the visitor says so. */
export interface KeptAnswers {
  load(): { readonly answers: Answers; readonly keep: boolean }
  save(answers: Answers, keep: boolean): void
  wipe(): void
}

/**
 * @param id of the assessment
 * @param code of its questions: answers to earlier ones are left alone
 * @param counts how many answers each question has
 */
export function keptAnswers(id: string, code: string, counts: readonly number[]): KeptAnswers {
  const name = `assessment-${id}`
  const read = (storage: Storage) => {
    const text = storage.getItem(name)
    return text?.startsWith(code) ? readAnswers(text.slice(code.length), counts) : undefined
  }
  return {
    load: () =>
      allowed(() => {
        const onDevice = read(localStorage)
        return { answers: onDevice ?? read(sessionStorage) ?? [], keep: onDevice !== undefined }
      }) ?? { answers: [], keep: false },
    save: (answers, keep) => {
      const text = code + writeAnswers(answers)
      allowed(() => {
        sessionStorage.setItem(name, text)
        if (keep) localStorage.setItem(name, text)
        else localStorage.removeItem(name)
      })
    },
    wipe: () => {
      allowed(() => {
        sessionStorage.removeItem(name)
        localStorage.removeItem(name)
      })
    },
  }
}

/** A browser may forbid a page to keep anything, or have no room: the answers then live as long as the page. */
function allowed<Found>(task: () => Found): Found | undefined {
  try {
    return task()
  } catch {
    return undefined
  }
}
