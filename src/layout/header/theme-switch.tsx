import { useLabels } from "../../ui/site-context"
import { chooseTheme, useTheme } from "../../ui/theme"
import * as styles from "./theme-switch.module.css"

/** Switches between light and dark. CSS chooses which of its two icons to show, so that the right one appears before hydration. */
export function ThemeSwitch() {
  const theme = useTheme()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={theme === "dark"}
      className={styles.toggle}
      onClick={() => chooseTheme(theme === "dark" ? "light" : "dark")}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path className={styles.sun} d="M10 6.5a3.5 3.5 0 1 0 .1 0M10 1v2m0 14v2M1 10h2m14 0h2" />
        <path className={styles.moon} d="M17 12A7.5 7.5 0 1 1 8 3a6 6 0 0 0 9 9z" />
      </svg>
      <span className={styles.label}>{useLabels().darkTheme}</span>
    </button>
  )
}
