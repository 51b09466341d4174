import type { Tool } from '@llave/contract/tools';
import { useState } from 'react';
import { removeTool } from '../../editing-api.ts';

/** The end of a tool. From its beginning on the page no longer asks for the tool, so that it can say how it went. */
export const useRemoval = () => {
  const [step, setStep] = useState<'none' | 'running' | 'done'>('none');
  const run = async (tool: Tool) => {
    setStep('running');
    try {
      await removeTool(tool);
      setStep('done');
    } catch (error) {
      setStep('none');
      throw error;
    }
  };
  return { step, run };
};

export type Removal = ReturnType<typeof useRemoval>;
