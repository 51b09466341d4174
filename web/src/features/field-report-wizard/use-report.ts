import type { PublicAccount } from '@llave/contract/accounts';
import type { AppError } from '@llave/contract/errors';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { readCompany } from '../../lib/calls/company.ts';
import { useDraft } from '../../lib/forms/draft.ts';
import { type FieldErrors, serverIssues } from '../../lib/forms/form-values.ts';
import { useSteps } from '../../lib/forms/steps.ts';
import { secondsBetween } from '../../lib/time/elapsed.ts';
import { useNow } from '../../lib/time/now.ts';
import { send } from './api.ts';
import { type Draft, finished, type Issues, isStale, newDraft, openDraft, stepOf } from './draft.ts';
import { attemptOf, bodyOf, type Report } from './report.ts';

export type Reporting = ReturnType<typeof useReport>;

/** One report on its way: what is known of it, where one is with it, and what can be done. */
export const useReport = (company: PublicAccount, issues: Issues | null) => {
  const { language } = useTranslation();
  const name = `field report ${company.id}`;
  const [draft, setDraft] = useState(() => openDraft(name, Date.now(), company.delegations));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [refused, setRefused] = useState<FieldErrors>({});
  const running = useRef(false);
  const steps = useSteps((asked) => stepOf(draft, asked, issues));
  useDraft(name, draft);

  const change = (more: Partial<Draft>) => setDraft((known) => ({ ...known, ...more, touchedAt: Date.now() }));
  const set = (more: Partial<Report>) => {
    setDraft((known) => ({ ...known, report: { ...known.report, ...more }, touchedAt: Date.now() }));
    setRefused((known) => without(known, Object.keys(more)));
  };
  /** A picture counts under the ticket that it was sent with, so all of one report come with the same. */
  const takeTicket = async () => change({ ticket: (await readCompany(company.id).catch(() => company)).uploadTicket });

  /** The pictures are gone, if there were any: they are asked for again. */
  const dropImages = (code: string) => {
    if (draft.report.images.length > 0) setRefused((known) => ({ ...known, images: code }));
    change({ report: { ...draft.report, images: [] } });
    void takeTicket();
  };
  const stale = isStale(draft, useNow().getTime()) && !draft.attempt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: dropping is a new function each time
  useEffect(() => {
    if (stale) dropImages('fileMissing');
  }, [stale]);

  const next = async () => {
    if (draft.report.images.length === 0) await takeTicket();
    steps.go(1);
  };

  /** What the server does not take is shown where it was asked for; pictures that are gone are asked for again. */
  const refuse = (found: FieldErrors) => {
    setRefused(found);
    const lost = Object.entries(found).find(([path]) => path.startsWith('images'));
    if (lost) dropImages(lost[1]);
    if (Object.keys(found).some((path) => path in reporterFields)) steps.back();
  };

  const submit = async () => {
    if (running.current) return;
    running.current = true;
    const timeTaken = secondsBetween(draft.startedAt, Date.now());
    const attempt = attemptOf(draft.attempt, bodyOf(draft.report, { ticket: draft.ticket, timeTaken, language }));
    setBusy(true);
    setFailure(null);
    change({ attempt });
    try {
      const { reference } = await send(company.id, attempt.body, attempt.key);
      setDraft(finished(draft, { reference, timeTaken: Number(attempt.body.timeTaken ?? timeTaken) }, Date.now()));
    } catch (error) {
      const found = serverIssues(error);
      if (found) refuse(found);
      else setFailure(error as AppError);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  /** The next report, by the same hand. */
  const again = () => {
    setDraft(newDraft(Date.now(), draft.report));
    steps.leave();
  };
  return {
    company,
    draft,
    step: steps.step,
    issues,
    busy,
    failure,
    refused,
    set,
    next,
    back: () => steps.back(),
    submit,
    again,
  };
};

const reporterFields = { name: true, delegation: true, email: true, phoneNumber: true };

const without = (errors: FieldErrors, fields: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !fields.includes(path.split('.')[0] ?? '')));
