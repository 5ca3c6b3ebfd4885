import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  BookOpen,
  CalendarClock,
  CircleCheck,
  Clock,
  Hourglass,
  ListChecks,
  RotateCcw,
  Star,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ModuleCardPartsFragment } from '#client/graphql/generated.ts';
import { WaitingChip } from '#client/records/outbox/WaitingPlace.tsx';
import { clamp } from '#client/components/clamp.ts';
import { CertificateButton } from './CertificateButton.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import {
  moduleBadges,
  moduleMessages as messages,
  moduleReviewLink,
} from '#domain/learning/modules';
import { modulePath } from './module-path.ts';

/** The lists of modules know a review that is due; a recommended module has none. */
export type CardModule = ModuleCardPartsFragment & { dueReview?: { week: number } | null };

interface Props {
  module: CardModule;
  /** Heading level. */
  heading: 'h2' | 'h3';
}

/** A learning module: its topic, its hours and the button that opens it. */
export function ModuleCard({ module, heading }: Props) {
  const navigate = useNavigate();
  const certificate = module.completion?.certificate;
  const label = module.completed ? 'Review' : 'Start learning';
  return (
    <Card component="li" sx={{ display: 'flex', p: { xs: 2, sm: 2.5 } }}>
      <Stack sx={{ flexGrow: 1, gap: 1, minWidth: 0 }}>
        <Badges module={module} />
        <Typography variant="h3" component={heading} sx={clamp(2)}>
          {module.title}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          <Typography variant="body2" sx={fact}>
            <Clock aria-hidden />
            <span>
              Up to <span>{module.hours} CPD hours</span>
            </span>
          </Typography>
          <Typography variant="body2" sx={fact}>
            <BookOpen aria-hidden /> About {module.studyMinutes} minutes
          </Typography>
        </Stack>
        <Typography color="textSecondary" sx={clamp(3)}>
          {module.description}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
          {module.dueReview && (
            <Button
              variant="contained"
              startIcon={<ListChecks />}
              aria-label={`${messages.startReview}: ${module.title}`}
              aria-haspopup="dialog"
              onClick={() => void navigate(moduleReviewLink(module.slug))}
            >
              {messages.startReview}
            </Button>
          )}
          <Button
            variant={module.completed ? 'outlined' : 'contained'}
            startIcon={module.completed ? <RotateCcw /> : <BookOpen />}
            aria-label={`${label}: ${module.title}`}
            aria-haspopup="dialog"
            onClick={() => void navigate(modulePath(module.slug))}
          >
            {label}
          </Button>
          {certificate && (
            <CertificateButton certificate={certificate} moduleTitle={module.title} />
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

function Badges({ module }: { module: CardModule }) {
  return (
    <Stack direction="row" sx={badges}>
      <CategoryBadge category={module.category} />
      {moduleBadges(module).map((badge) => (
        <Chip key={badge} size="small" variant="outlined" label={badge} />
      ))}
      {module.isRecommended && (
        <Chip size="small" variant="outlined" icon={<Star aria-hidden />} label="Recommended" />
      )}
      {module.inProgress && (
        <Chip
          size="small"
          variant="outlined"
          icon={<Hourglass aria-hidden />}
          label="In progress"
        />
      )}
      <WaitingChip noun="quiz" id={module.id} />
      <WaitingChip noun="review" id={module.id} />
      {module.completed && (
        <Chip size="small" color="success" icon={<CircleCheck aria-hidden />} label="Completed" />
      )}
      {module.dueReview && (
        <Chip
          size="small"
          color="warning"
          icon={<CalendarClock aria-hidden />}
          label={messages.reviewDue}
        />
      )}
    </Stack>
  );
}

const badges = {
  flexWrap: 'wrap',
  gap: 1,
  '& svg.lucide.MuiChip-icon': { width: '1em', height: '1em', fontSize: 'body1.fontSize', ml: 1 },
} as const;

const fact = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontWeight: 'fontWeightMedium',
} as const;
