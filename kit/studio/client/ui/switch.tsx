import type { InputHTMLAttributes } from "react"

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** A checkbox that is announced and drawn as a switch. */
export const Switch = ({ isOn, onSwitch, ...rest }: SwitchProps) => (
  <input
    {...rest}
    type="checkbox"
    role="switch"
    className="switch"
    checked={isOn}
    aria-checked={isOn}
    onChange={({ target }) => onSwitch(target.checked)}
  />
)
