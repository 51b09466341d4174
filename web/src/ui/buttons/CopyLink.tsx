import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { copyFrom } from '../../lib/browser/copy.ts';
import { TextInput } from '../forms/TextInput.tsx';
import classes from './CopyLink.module.css';
import { IconButton } from './IconButton.tsx';

type Props = {
  label: string;
  description: string;
  url: string;
  /** What else can be done with it. */
  children?: ReactNode;
};

const shownFor = 3_000;

/** An address to hand on: copied with a tap, or opened to see what it shows. */
export const CopyLink = ({ label, description, url, children }: Props) => {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => setCopied(field.current !== null && (await copyFrom(field.current)));
  return (
    <div className={classes.link}>
      <TextInput
        ref={field}
        label={label}
        description={description}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.acts}>
        {children}
        <IconButton label={t('lists.copyOf', { label })} onClick={() => void copy()}>
          {copied ? <IconCheck size={20} /> : <IconCopy size={20} />}
        </IconButton>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('lists.openOf', { label })}
          title={t('lists.openOf', { label })}
        >
          <IconExternalLink size={20} />
        </a>
      </div>
      <p role="status" className={classes.copied}>
        {copied && t('lists.copied')}
      </p>
    </div>
  );
};
