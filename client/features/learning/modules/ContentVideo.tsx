import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ExternalLink, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { embedUrl } from './embed-url.ts';
import type { PlayerModule } from './player.ts';

type Video = NonNullable<PlayerModule['content']['video']>;

/** An external video, loaded only when the user presses play. */
export function ContentVideo({ video }: { video: Video }) {
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const source = embedUrl(video.url);
  useEffect(() => {
    if (isLoaded) frame.current?.focus();
  }, [isLoaded]);
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" component="h3">
        Video
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 1 }}>
        {video.title}, by {video.provider}.{' '}
        <Link href={video.url} target="_blank" rel="noopener noreferrer" sx={outside}>
          Watch it on {new URL(video.url).hostname.replace('www.', '')} <ExternalLink aria-hidden />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </Link>
      </Typography>
      {source && isLoaded && (
        <Box
          component="iframe"
          ref={frame}
          src={source}
          title={`Video: ${video.title}`}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          // YouTube's player refuses to play without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '16 / 9',
            border: 0,
            borderRadius: 1,
          }}
        />
      )}
      {source && !isLoaded && (
        <Box sx={stage}>
          <Button variant="contained" startIcon={<Play />} onClick={() => setLoaded(true)}>
            Play the video here
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Loads from YouTube, with no cookies until you play it.
          </Typography>
        </Box>
      )}
    </Box>
  );
}

const outside = {
  '& svg.lucide': { width: '1em', height: '1em', verticalAlign: '-0.125em' },
} as const;

const stage = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  aspectRatio: '16 / 9',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
