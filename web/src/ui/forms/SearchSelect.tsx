import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { hasWords, plain } from '../../lib/text/plain.ts';
import classes from './SearchSelect.module.css';
import { TextInput } from './TextInput.tsx';

type Props = {
  label: string;
  description?: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  /** What is said when no option has these words. */
  none: (words: string) => string;
  error?: ReactNode;
  onLeave?: () => void;
};

/** One of many: typing narrows the list, and only what is on it can be chosen. */
export const SearchSelect = ({ label, description, options, value, onChange, none, error, onLeave }: Props) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const open = words !== null;
  const shown = words ? options.filter((option) => hasWords(option, words)) : options;

  const look = (next: string) => {
    setWords(next);
    setAt(next ? 0 : -1);
  };
  const close = () => {
    setWords(null);
    setAt(-1);
  };
  const choose = (option: string) => {
    onChange(option);
    close();
  };
  /** Whoever types a name to its end and goes on has chosen it. */
  const leave = () => {
    const typed = words?.trim() && options.find((option) => plain(option) === plain(words.trim()));
    if (typed) onChange(typed);
    close();
    onLeave?.();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = shown[at];
    if (step) {
      event.preventDefault();
      if (!open) return look('');
      const next = Math.min(Math.max(at + step, 0), shown.length - 1);
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (option) choose(option);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className={classes.select}>
      <TextInput
        ref={field}
        label={label}
        description={description}
        error={error}
        role="combobox"
        aria-expanded={open}
        aria-controls={open && shown.length > 0 ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && shown[at] ? `${id}-${at}` : undefined}
        value={words ?? value}
        placeholder={open ? value : undefined}
        autoComplete="off"
        spellCheck={false}
        required
        rightSection={<IconChevronDown size={20} className={classes.arrow} data-open={open || undefined} />}
        onChange={(event) => look(event.currentTarget.value)}
        onClick={() => !open && look('')}
        onKeyDown={press}
        onBlur={leave}
      />
      {open && shown.length > 0 && (
        <div id={`${id}-list`} className={classes.list} role="listbox" aria-label={label}>
          {shown.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            <div
              key={option}
              id={`${id}-${index}`}
              className={classes.option}
              role="option"
              tabIndex={-1}
              aria-selected={option === value}
              data-at={index === at || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option}
              {option === value && <IconCheck size={20} />}
            </div>
          ))}
        </div>
      )}
      <p role="status" className={classes.none}>
        {open && shown.length === 0 && none(words)}
      </p>
    </div>
  );
};
