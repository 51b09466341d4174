import type { PublicAccount } from '@llave/contract/accounts';
import type { AppError } from '@llave/contract/errors';
import { wizardImageEndings } from '@llave/contract/wizard-forms';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { readCompany } from '../../lib/calls/company.ts';
import { useDraft } from '../../lib/forms/draft.ts';
import { type FieldErrors, serverIssues } from '../../lib/forms/form-values.ts';
import { useSteps } from '../../lib/forms/steps.ts';
import { secondsBetween } from '../../lib/time/elapsed.ts';
import { useNow } from '../../lib/time/now.ts';
import { type Upload, useUpload } from '../../ui/uploads/use-upload.ts';
import { send } from './api.ts';
import { type Draft, type Furthest, finished, isLeft, newDraft, openDraft, type Step, stepOf } from './draft.ts';
import { bodyOf, stepOfField, type Values } from './form.ts';

export type CheckIn = ReturnType<typeof useCheckIn>;
export type Photo = 'image' | 'kmImage';

type Options = { company: PublicAccount; isDemo: boolean; furthest: Furthest | null };

/** One vehicle on its way in: what is known of it, where one is with it, and what can be done. */
export const useCheckIn = ({ company, isDemo, furthest }: Options) => {
  const name = `check-in ${company.id}${isDemo ? ' demo' : ''}`;
  const [draft, setDraft] = useState(() => openDraft(name, Date.now()));
  const [isForgotten, setForgotten] = useState(false);
  useDraft(name, draft);
  const { step, go, back, leave } = useSteps((asked) => stepOf(draft, asked, furthest));

  const change = (more: Partial<Draft>) => setDraft((known) => ({ ...known, ...more, touchedAt: Date.now() }));
  const set = (more: Partial<Values>) =>
    setDraft((known) => ({ ...known, values: { ...known.values, ...more }, touchedAt: Date.now() }));

  const photos: Record<Photo, Upload> = {
    image: usePhoto(draft, 'image', set),
    kmImage: usePhoto(draft, 'kmImage', set),
  };
  const sending = useSending({
    draft,
    isDemo,
    accountId: company.id,
    change,
    refuse: (paths) => {
      if (paths.includes('image')) set({ image: null });
      if (paths.includes('kmImage')) set({ kmImage: null });
      back((step ?? 0) - Math.min(...paths.map(stepOfField)));
    },
  });

  const restart = (forgotten = false) => {
    for (const photo of Object.values(photos)) photo.cancel();
    sending.forget();
    setDraft(newDraft(Date.now()));
    setForgotten(forgotten);
    leave();
  };
  useLeftAlone(draft, () => restart(true));

  /** Each visitor has a ticket of their own, also on a tablet that shows this page all day. */
  const start = async (isOwner: boolean) => {
    setForgotten(false);
    const ticket = draft.ticket || (await readCompany(company.id).catch(() => company)).uploadTicket;
    change({ isOwner, ticket, startedAt: draft.startedAt ?? Date.now() });
    go(1);
  };
  return {
    company,
    isDemo,
    draft,
    step,
    isForgotten,
    photos,
    sending,
    set,
    start,
    restart,
    next: () => go(((step ?? 0) + 1) as Step),
    back: () => back(1),
    finish: () => setDraft(finished(draft, Date.now())),
  };
};

/** Sends a picture while the visitor goes on. */
const usePhoto = ({ key, ticket }: Draft, photo: Photo, set: (more: Partial<Values>) => void) =>
  useUpload({
    purpose: 'image',
    slot: `check-in ${key} ${photo}`,
    proof: { ticket },
    endings: wizardImageEndings,
    onDone: (fileName) => set({ [photo]: fileName }),
  });

const useLeftAlone = (draft: Draft, forget: () => void) => {
  const now = useNow();
  const left = isLeft(draft, now.getTime());
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgetting is a new function each time
  useEffect(() => {
    if (left) forget();
  }, [left]);
};

type UseSendingOptions = {
  draft: Draft;
  isDemo: boolean;
  accountId: string;
  change: (more: Partial<Draft>) => void;
  /** The server takes some fields not as they are. */
  refuse: (paths: string[]) => void;
};

/**
 * Sends the check-in once at a time. As long as nobody knows whether it arrived, the very same is sent again under the
 * same key, so that however often it is tried there is one check-in.
 */
const useSending = ({ draft, isDemo, accountId, change, refuse }: UseSendingOptions) => {
  const { language } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [refused, setRefused] = useState<FieldErrors>({});
  const running = useRef(false);

  const run = async (signature: string) => {
    if (running.current) return;
    running.current = true;
    const timeTaken = secondsBetween(draft.startedAt ?? Date.now(), Date.now());
    const body = draft.sent ?? bodyOf(draft, { signature, ticket: draft.ticket, timeTaken, language, isDemo });
    setBusy(true);
    setFailure(null);
    setRefused({});
    change({ sent: body });
    try {
      const receipt = await send(accountId, body, draft.key);
      change({ sent: null, receipt, timeTaken: Number(body.timeTaken ?? timeTaken) });
    } catch (error) {
      const found = serverIssues(error);
      setFailure(error as AppError);
      if (!isUnsure(error as AppError)) change({ sent: null });
      if (found) {
        setRefused(found);
        refuse(Object.keys(found));
      }
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const forget = () => {
    setFailure(null);
    setRefused({});
  };
  return { busy, failure, refused, run, forget };
};

/** Without an answer it may have arrived or not. */
const isUnsure = ({ code }: AppError) => code === 'unavailable';
