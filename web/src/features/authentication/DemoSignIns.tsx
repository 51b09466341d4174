import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './DemoSignIns.module.css';

type Demo = { admin: string; worker: string; password: string };

/** The demo company's sign-ins, while there is a demo; choosing one fills the form. */
export const DemoSignIns = ({ choose }: { choose: (values: { identifier: string; password: string }) => void }) => {
  const { t } = useTranslation();
  const [demo, setDemo] = useState<Demo | null>(null);

  useEffect(() => {
    fetch('/api/demo')
      .then((response) => (response.ok ? response.json() : { demo: null }))
      .then((answer: { demo: Demo | null }) => setDemo(answer.demo))
      .catch(() => setDemo(null));
  }, []);

  if (!demo) return null;
  const people = [
    { name: demo.admin, role: t('authentication.signIn.demoAdmin') },
    { name: demo.worker, role: t('authentication.signIn.demoWorker') },
  ];
  return (
    <section className={classes.demo} aria-labelledby="demo">
      <h2 id="demo">{t('authentication.signIn.demo')}</h2>
      {people.map(({ name, role }) => (
        <button key={name} type="button" onClick={() => choose({ identifier: name, password: demo.password })}>
          <strong>{role}</strong>
          <span>{name}</span>
        </button>
      ))}
    </section>
  );
};
