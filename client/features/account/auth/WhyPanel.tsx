import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookOpenCheck, CalendarClock, ChartNoAxesColumnIncreasing, FileCheck } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { doorTexts } from '#domain/proof/crew-texts';

const points = [
  {
    icon: ChartNoAxesColumnIncreasing,
    title: 'Track Your Progress',
    text: 'Log and monitor your 30 hours of required CPD',
  },
  {
    icon: BookOpenCheck,
    title: 'Access Learning Modules',
    text: 'Self-paced modules with cases, quizzes and sources',
  },
  {
    icon: FileCheck,
    title: 'AHPRA Compliant Documentation',
    text: 'Generate compliant reports and certificates',
  },
  {
    icon: CalendarClock,
    title: 'Stay on Schedule',
    text: 'Reminders and notifications to meet your deadlines',
  },
];

/** Explains the product's benefits beside the sign-in form on large screens. */
export function WhyPanel() {
  return (
    <Box sx={{ maxWidth: (theme) => theme.layout.formWidth }}>
      <Rings />
      <Typography variant="h2" sx={{ typography: 'h1', mb: 4 }}>
        Meet Your CPD Requirements with Ease
      </Typography>
      <Stack component="ul" spacing={3} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {points.map(({ icon: Icon, title, text }) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
            <Box aria-hidden sx={{ pt: 0.25 }}>
              <Icon />
            </Box>
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography>{text}</Typography>
            </div>
          </Box>
        ))}
      </Stack>
      <Link
        component={RouterLink}
        to={paths.teach}
        color="inherit"
        sx={{ display: 'block', mt: 4 }}
      >
        {doorTexts.teachInstead}
      </Link>
    </Box>
  );
}

/** Decorative rings in a corner: a year's hours filling up, as in the logo. */
function Rings() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 200 200"
      sx={{
        position: 'absolute',
        right: '-22%',
        bottom: '-28%',
        width: '75%',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 14,
        strokeLinecap: 'round',
        opacity: 0.07,
      }}
    >
      <circle cx="100" cy="100" r="88" />
      <path d="M100 44a56 56 0 1 1-52.6 36.8" />
      <path d="M100 76a24 24 0 1 1-24 24" />
    </Box>
  );
}
