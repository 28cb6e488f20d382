import { readAnswers, writeAnswers } from "../coding"
import type { Answers } from "../scoring"

/** Stores the answers between visits: in this tab and, if the visitor chooses so, on this device. */
interface KeptAnswers {
  load(): { readonly answers: Answers; readonly keep: boolean }
  save(answers: Answers, keep: boolean): void
  wipe(): void
}

/**
 * @param id of the assessment
 * @param code of its questions: answers to other versions are ignored
 * @param counts the number of answers to each question
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

/** A browser may deny storage, or have no space left: the answers are then lost when the page closes. */
function allowed<Found>(task: () => Found): Found | undefined {
  try {
    return task()
  } catch {
    return undefined
  }
}
