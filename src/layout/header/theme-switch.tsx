import { useLabels } from "../../ui/site-context"
import { chooseTheme, useTheme } from "../../ui/theme"
import * as styles from "./theme-switch.module.css"

/** Switches between light and dark. CSS moves its knob and chooses the icon on it, so that both are right before hydration. */
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
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="9.5" />
        <path className={styles.sun} d="M10 7a3 3 0 1 0 .1 0M10 2v3m0 10v3M2 10h3m10 0h3" />
        <path className={styles.moon} d="M15 12A5 5 0 1 1 8 5a5 5 0 0 0 7 7z" />
      </svg>
      <span className={styles.label}>{useLabels().darkTheme}</span>
    </button>
  )
}
