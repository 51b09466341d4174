import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Modal } from '../../../ui/overlays/Modal.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import classes from './Contact.module.css';

/** The contact form over the page, at the address #contacto. Its code comes when it is first opened. */
export const Contact = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isOpen = useLocation({ select: ({ hash }) => hash === 'contacto' });
  const [Form, setForm] = useState<ComponentType<{ onSent: () => void }> | null>(null);
  const [turn, setTurn] = useState(0);
  const hasSent = useRef(false);
  const [error, setError] = useState<unknown>(null);

  const load = useCallback(() => {
    setError(null);
    import('./ContactForm.tsx').then(({ ContactForm }) => setForm(() => ContactForm), setError);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    load();
    if (hasSent.current) setTurn((before) => before + 1);
    hasSent.current = false;
  }, [isOpen, load]);

  const leave = () => void navigate({ to: '/', replace: true, resetScroll: false });

  return (
    <Modal opened={isOpen} close={leave} className={classes.screen} aria-labelledby="contact">
      <div className={classes.dialog}>
        <div className={classes.head}>
          <h2 id="contact">{t('landing.contact.title')}</h2>
          <Button variant="light" onClick={leave}>
            {t('landing.contact.close')}
          </Button>
        </div>
        {Form && (
          <Form
            key={turn}
            onSent={() => {
              hasSent.current = true;
            }}
          />
        )}
        {!Form && error !== null && (
          <div className={classes.trouble}>
            <FailureNotice error={error} fallback="errors.failed" />
            <Button onClick={load}>{t('frame.retry')}</Button>
          </div>
        )}
        {!Form && error === null && <p className={classes.waiting}>{t('frame.loading')}</p>}
      </div>
    </Modal>
  );
};
