import { Icon } from "@serai/ui/art/icons.tsx";

export const Bubble = () => <Icon d="M5 4h14a2 2 0 012 2v8a2 2 0 01-2 2h-8l-5 4.5V16H5a2 2 0 01-2-2V6a2 2 0 012-2z" />;
export const Dots = () => <Icon d="M5.5 12h.01M12 12h.01M18.5 12h.01" />;
export const Plane = () => <Icon d="M4 12L20 4l-5.5 16-3.5-7zM11 13l9-9" />;
