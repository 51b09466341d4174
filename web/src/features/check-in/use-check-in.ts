import type { PublicAccount } from '@llave/contract/accounts';
import { wizardImageEndings } from '@llave/contract/wizard-forms';
import { useEffect, useState } from 'react';
import { readCompany } from '../../lib/company.ts';
import { useDraft } from '../../lib/draft.ts';
import { useNow } from '../../lib/now.ts';
import { useSteps } from '../../lib/steps.ts';
import { type Upload, useUpload } from '../../ui/use-upload.ts';
import { type Draft, type Furthest, finished, isLeft, newDraft, openDraft, type Step, stepOf } from './draft.ts';
import { stepOfField, type Values } from './form.ts';
import { useSending } from './use-sending.ts';

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
