import { SPEEDS, speed } from "../settings.ts";
import { ui } from "../words/index.ts";

/** The speed setting, where what it sets is going on. */
export const SpeedSelect = () => (
  <select
    class="speed-select"
    aria-label={ui.text.speed}
    value={speed.value}
    onChange={(event) => {
      speed.value = SPEEDS.find((one) => one === event.currentTarget.value) ?? speed.value;
    }}
  >
    {SPEEDS.map((one) => (
      <option key={one} value={one}>
        {ui.text.speeds[one]}
      </option>
    ))}
  </select>
);
