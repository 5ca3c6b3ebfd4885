import Stack from '@mui/material/Stack';
import { deferredComponent } from '#client/components/deferred-component.tsx';
import { PasskeySignIn, type PasskeySignInProps } from './PasskeySignIn.tsx';

const IdentityWays = deferredComponent(
  async () => (await import('./IdentityWays.tsx')).IdentityWays,
);

/** Sign-in without a password: with a passkey or, if the page names any, by an identity provider. */
export function OtherWays(props: PasskeySignInProps) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {'PublicKeyCredential' in window && <PasskeySignIn {...props} />}
      {document.querySelector('meta[name="identity-providers"]') && <IdentityWays />}
    </Stack>
  );
}
