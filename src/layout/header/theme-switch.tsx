import { useLabels } from "../../ui/site-context"
import { chooseTheme, useTheme } from "../../ui/theme"
import * as styles from "./theme-switch.module.css"

/** Switches between light and dark. Its icon is the same in both, so that it is right before hydration. */
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
        <circle cx="10" cy="10" r="8.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 4.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />
      </svg>
      <span className={styles.label}>{useLabels().darkTheme}</span>
    </button>
  )
}
