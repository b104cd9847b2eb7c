import { describe, expect, it } from 'vitest';
import { readRoute } from './routes';

describe('addresses', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/join', { page: 'join' }],
    ['/join/abcd', { page: 'join', code: 'ABCD' }],
    ['/table/AbCd', { page: 'table', code: 'ABCD' }],
    ['/table/ABCD/', { page: 'table', code: 'ABCD' }],
    ['/table/ABCD/screen', { page: 'screen', code: 'ABCD' }],
    ['/game/0123abcd', { page: 'game', id: '0123abcd' }],
    ['/game/0123abcd/analysis', { page: 'analysis', id: '0123abcd' }],
    ['/games', { page: 'games' }],
    ['/exercises', { page: 'exercises' }],
    ['/help', { page: 'help' }],
    ['/help/hazards', { page: 'help', part: 'hazards' }],
    ['/lesson/valley', { page: 'lesson', part: 'valley' }],
  ])('%s', (path, route) => expect(readRoute(path)).toEqual(route));

  it.each([
    '/table',
    '/game',
    '/lesson',
    '/lesson/moon',
    '/nowhere',
    '/table/ABCD/other',
    '/game/0123abcd/other',
    '/table/ABCD/analysis',
    '/a/b/c/d',
    '/join/%E0%A4%A/x',
  ])('%s is nothing', (path) => expect(readRoute(path)).toEqual({ page: 'nothing' }));

  it('does not mind a code that is badly encoded', () => {
    expect(readRoute('/join/%E0%A4%A')).toEqual({ page: 'join', code: '%E0%A4%A' });
  });
});
