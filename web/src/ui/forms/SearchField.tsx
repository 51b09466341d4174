import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import classes from './SearchField.module.css';
import { TextInput } from './TextInput.tsx';

type Props = { label: string; value: string; onSearch: (words: string) => void };

const pause = 250;

/** Looks for words once the typing rests; inside a form, Enter does not send it. */
export const SearchField = ({ label, value, onSearch }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);

  useEffect(() => {
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);

  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(resting.current), []);

  const change = (words: string) => {
    setTyped(words);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      asked.current = words.trim();
      latest.current(asked.current);
    }, pause);
  };
  const clear = typed && (
    <IconButton label={t('lists.clear')} onClick={() => change('')}>
      <IconX size={20} />
    </IconButton>
  );
  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={100}
      autoComplete="off"
      className={classes.field}
      leftSection={<IconSearch size={20} className={classes.icon} />}
      rightSection={clear}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
};
