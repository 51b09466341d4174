import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';

type Props = { label: string; value: string; onSearch: (words: string) => void };

const pause = 250;

/** Looks for words once the typing rests; inside a form, Enter does not send it. */
export const SearchField = ({ label, value, onSearch }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const search = useDebouncedCallback((words: string) => {
    asked.current = words;
    onSearch(words);
  }, pause);

  useEffect(() => {
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);

  const change = (words: string) => {
    setTyped(words);
    search(words.trim());
  };
  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={100}
      autoComplete="off"
      leftSection={<IconSearch size={20} />}
      rightSectionWidth={46}
      rightSection={typed && <CloseButton size={44} aria-label={t('lists.clear')} onClick={() => change('')} />}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
};
