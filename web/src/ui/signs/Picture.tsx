import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './Picture.module.css';

type Props = {
  url: string | null | undefined;
  alt: string;
  className?: string | undefined;
  /** In the place of a picture that is not there or does not load. */
  placeholder?: ReactNode;
  fit?: 'cover' | 'contain';
  lazy?: boolean;
  onFail?: () => void;
};

/** A picture in the room it is given, or a place for one. */
export const Picture = ({ url, ...props }: Props) => <Frame key={url ?? ''} url={url} {...props} />;

const Frame = ({ url, alt, className = '', placeholder, fit = 'cover', lazy = false, onFail }: Props) => {
  const [failed, setFailed] = useState(false);
  const missing = !url || failed;
  return (
    <span className={`${classes.frame} ${className}`} data-missing={missing || undefined}>
      {missing ? (
        <span className={classes.placeholder} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          {placeholder ?? <IconPhoto size={28} stroke={1.5} />}
        </span>
      ) : (
        <img
          src={url}
          alt={alt}
          data-fit={fit}
          loading={lazy ? 'lazy' : undefined}
          decoding="async"
          onError={() => {
            setFailed(true);
            onFail?.();
          }}
        />
      )}
    </span>
  );
};
