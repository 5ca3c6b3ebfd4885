import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { passwordStrength } from '#domain/account/password-strength';

const STEPS = [1, 2, 3, 4];

/** Advice on a new password; it never refuses one. */
export function PasswordStrength({ password }: { password: string }) {
  if (password === '') return null;
  const { score, label } = passwordStrength(password);
  return (
    <Box sx={{ mt: -1 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5 }}>
        {STEPS.map((step) => (
          <Box
            key={step}
            sx={{
              flex: 1,
              height: 6,
              borderRadius: 1,
              bgcolor: step <= score ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </Box>
      <Typography
        component="output"
        variant="body2"
        sx={{ display: 'block', color: 'text.secondary', mt: 0.5 }}
      >
        Password strength: {label}.{' '}
        {score < 4 && 'Three or four unrelated words make a strong one.'} Even better: add a passkey
        in Settings.
      </Typography>
    </Box>
  );
}
