import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import classes from './Dialog.module.css';
import { Furnished } from './Furnished.tsx';

type Props = { opened: boolean; close: () => void; title: string; size?: 'md' | 'lg'; children: ReactNode };

/** A question on top of the page: a title, a way out, and what is asked. */
export const Dialog = ({ opened, close, title, size = 'md', children }: Props) => {
  const { t } = useTranslation();
  return (
    <Furnished>
      <Modal.Root opened={opened} onClose={close} returnFocus={false} size={size} centered>
        <Modal.Overlay />
        <Modal.Content className={classes.content}>
          <Modal.Body className={classes.body}>
            <div className={classes.head}>
              <Modal.Title className={classes.title}>{title}</Modal.Title>
              <Modal.CloseButton className={classes.close} iconSize={22} aria-label={t('shell.close')} />
            </div>
            {children}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Furnished>
  );
};
