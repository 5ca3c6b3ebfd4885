import { useEffect, useState } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { onStepUp } from '#client/lib/step-up.ts';
import type { SignInMethod } from '#domain/account/sign-in-methods';

const StepUpDialog = lazyDialog(async () => (await import('./StepUpDialog.tsx')).StepUpDialog);

interface Asked {
  methods: readonly SignInMethod[];
  answer: (isConfirmed: boolean) => void;
}

/** The one place that asks users to confirm their identity. */
export function StepUp() {
  const [asked, setAsked] = useState<Asked | null>(null);
  // Keeps the content while the dialog fades out.
  const [methods, setMethods] = useState<readonly SignInMethod[]>([]);

  useEffect(() => {
    let open: Asked | null = null;
    const stop = onStepUp(
      (methods) =>
        new Promise((answer) => {
          open = { methods, answer };
          setMethods(methods);
          setAsked(open);
        }),
    );
    return () => {
      stop();
      open?.answer(false);
    };
  }, []);

  const end = (isConfirmed: boolean) => {
    setAsked(null);
    asked?.answer(isConfirmed);
  };
  return (
    <StepUpDialog
      open={asked !== null}
      methods={methods}
      onConfirmed={() => end(true)}
      onClose={() => end(false)}
    />
  );
}
