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
        <circle className={styles.knob} cx="10" cy="10" r="9.5" />
        <path
          className={styles.sun}
          d="M10 7.5a2.5 2.5 0 1 0 .1 0M10 3v2m0 10v2M3 10h2m10 0h2M5 5l1.5 1.5m7 7L15 15M5 15l1.5-1.5m7-7L15 5"
        />
        <path className={styles.moon} d="M15.5 11.6A6 6 0 1 1 8.4 4.5a4.8 4.8 0 0 0 7.1 7.1z" />
      </svg>
      <span className={styles.label}>{useLabels().darkTheme}</span>
    </button>
  )
}
