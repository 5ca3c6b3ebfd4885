import { configure } from '@testing-library/react';

/** What is waited for comes late on a busy machine, such as a menu whose code is loaded when it is first opened. */
configure({ asyncUtilTimeout: 30_000 });
