import { useSignal } from "@preact/signals";
import { Icon } from "@serai/ui/art/icons.tsx";
import "./file-field.css";

interface FileFieldProps {
  readonly label: string;
  onFile(file: File): void;
}

/** A place to tap, or to drop a file on. The browser's own field lies over it unseen: its words would be in another language. */
export function FileField({ label, onFile }: FileFieldProps) {
  const name = useSignal<string | undefined>(undefined);
  return (
    <label class="file-field">
      <Icon d="M6 3h8l4 4v14H6zM14 3v4h4M12 18v-6M9 14l3-3 3 3" />
      <span>{label}</span>
      {name.value !== undefined && <span class="hint">{name.value}</span>}
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget: { files } }) => {
          const file = files?.[0];
          name.value = file?.name;
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
