import { describe, expect, it } from 'vitest';
import { at, options, surgery, view } from '../sample';
import { exactly, fitting, onThing, targets, without } from './intent';

describe('cards', () => {
  const legal = options('ACTION(knight.steel_fist)', 'ACTION(generic.scrap)');
  it('a card that can be used is used', () => {
    expect(onThing(view, legal, [], 'card:knight.steel_fist')).toEqual({
      do: 'act',
      option: legal[0],
    });
  });
  it('a card that cannot is asked about, as what the decision wants', () => {
    expect(onThing(view, legal, [], 'card:knight.riposte')).toEqual({
      do: 'ask',
      action: { type: 'ACTION', card: 'knight.riposte' },
    });
    expect(onThing(at('D-SUPPORT'), options('NONE'), [], 'card:knight.riposte')).toEqual({
      do: 'ask',
      action: { type: 'SUPPORT', card: 'knight.riposte' },
    });
  });
  it('an enemy is no answer yet, and the server says so', () => {
    expect(onThing(view, legal, [], 'enemy:F1')).toEqual({
      do: 'ask',
      action: { type: 'TARGET', enemies: 'F1' },
    });
  });
  it('a hero has no meaning here', () => {
    expect(onThing(view, legal, [], 'hero:doctor')).toEqual({ do: 'nothing' });
  });
});

describe('targets', () => {
  const two = options('TARGET(F1)', 'TARGET(F2)', 'TARGET(F1+F2)');
  const here = at('D-TARGET');
  it('one target is taken at once', () => {
    const legal = options('TARGET(F1)', 'TARGET(F2)');
    expect(onThing(here, legal, [], 'enemy:F2')).toEqual({ do: 'act', option: legal[1] });
    expect([...targets(here, legal, [])]).toEqual(['enemy:F1', 'enemy:F2']);
  });
  it('with one or two, the first waits for the second or for a yes', () => {
    expect(onThing(here, two, [], 'enemy:F1')).toEqual({ do: 'choose', chosen: ['enemy:F1'] });
    expect(exactly(here, two, ['enemy:F1'])).toBe(two[0]);
    expect(onThing(here, two, ['enemy:F1'], 'enemy:F2')).toEqual({ do: 'act', option: two[2] });
    expect([...targets(here, two, ['enemy:F1'])]).toEqual(['enemy:F2']);
  });
  it('the same again takes the choice back', () => {
    expect(onThing(here, two, ['enemy:F1'], 'enemy:F1')).toEqual({ do: 'choose', chosen: [] });
  });
  it('one that is out of reach is asked about together with the first', () => {
    expect(onThing(here, two, ['enemy:F1'], 'enemy:R1')).toEqual({
      do: 'ask',
      action: { type: 'TARGET', enemies: 'F1+R1' },
    });
  });
  it('a whole rank is one thing', () => {
    const legal = options('TARGET(FRONT)', 'TARGET(REAR)');
    expect(onThing(here, legal, [], 'rank:REAR')).toEqual({ do: 'act', option: legal[1] });
  });
});

describe('payments', () => {
  const here = at('D-PAY');
  const legal = options('PAY(W1,0,1)', 'PAY(B1W1,0,0)', 'PAY(B2,0,0)', 'PAY(0,B1,0)');
  it('narrow cube by cube and are made when nothing is missing', () => {
    expect(onThing(here, legal, [], 'cube:field:B')).toEqual({
      do: 'choose',
      chosen: ['cube:field:B'],
    });
    expect(fitting(here, legal, ['cube:field:B'])).toEqual([legal[1], legal[2]]);
    expect(onThing(here, legal, ['cube:field:B'], 'cube:field:B')).toEqual({
      do: 'act',
      option: legal[2],
    });
    expect(onThing(here, legal, [], 'cube:crypt:B')).toEqual({ do: 'act', option: legal[3] });
  });
  it('are not made for somebody: the last cube is theirs to click', () => {
    expect(onThing(here, legal, [], 'luck')).toEqual({ do: 'choose', chosen: ['luck'] });
    expect(fitting(here, legal, ['luck'])).toEqual([legal[0]]);
    expect(exactly(here, legal, ['luck'])).toBeUndefined();
  });
  it('a cube that no payment has is asked about', () => {
    expect(onThing(here, legal, [], 'cube:crypt:W')).toEqual({
      do: 'ask',
      action: { type: 'PAY', payment: 'CRYPT', color: 'W' },
    });
    expect(onThing(here, options('PAY(B2,0,0)'), [], 'luck')).toEqual({
      do: 'ask',
      action: { type: 'LUCK' },
    });
  });
  it('one that goes with no payment of the cubes chosen is too much', () => {
    expect(onThing(here, legal, ['cube:field:B'], 'luck')).toMatchObject({
      do: 'explain',
      rule: 'SS-PAY-06',
    });
  });
  it('a cube chosen twice is there twice', () => {
    expect(without(['cube:field:B', 'luck', 'cube:field:B'], 'cube:field:B')).toEqual([
      'cube:field:B',
      'luck',
    ]);
  });
});

describe('wild cubes and moved ones', () => {
  it('wilds come from the bank', () => {
    const legal = options('WILD(B2)', 'WILD(B1W1)', 'WILD(W2)');
    const here = at('D-WILD');
    expect(onThing(here, legal, ['cube:bank:W'], 'cube:bank:B')).toEqual({
      do: 'act',
      option: legal[1],
    });
    expect(onThing(here, legal, [], 'cube:bank:R')).toEqual({
      do: 'ask',
      action: { type: 'WILD', cubes: 'R1' },
    });
    expect(onThing(here, legal, [], 'cube:field:W')).toEqual({ do: 'nothing' });
  });
  it('moved cubes lie where the view says', () => {
    const here = at('D-CUBES', { zone: 'field' });
    const legal = options('CUBES(0)', 'CUBES(R1)', 'CUBES(R2)');
    expect(onThing(here, legal, [], 'cube:field:R')).toEqual({
      do: 'choose',
      chosen: ['cube:field:R'],
    });
    expect(exactly(here, legal, ['cube:field:R'])).toBe(legal[1]);
  });
});

describe('purchases', () => {
  const here = at('D-PURCHASE', { declared: surgery.id, offers: [surgery] });
  const legal = options('BUY(0/0/0/0)', 'BUY(1/0/0/0)', 'BUY(1/1/0/0)');
  it('never happen before they are confirmed', () => {
    expect(onThing(here, legal, ['line:1'], 'line:2')).toEqual({
      do: 'choose',
      chosen: ['line:1', 'line:2'],
    });
    expect(exactly(here, legal, [])).toBe(legal[0]);
    expect(exactly(here, legal, ['line:2', 'line:1'])).toBe(legal[2]);
  });
  it('that cannot be made are explained', () => {
    const rule = (chosen: string[], key: string) => {
      const meaning = onThing(here, legal, chosen, key);
      return meaning.do === 'explain' ? meaning.rule : meaning.do;
    };
    expect(rule([], 'line:3')).toBe('SS-RES-05');
    expect(rule([], 'line:4')).toBe('SS-RES-03');
    expect(rule(['line:1'], 'line:1')).toBe('SS-RES-01');
  });
});

describe('statuses and treasures', () => {
  it('a status cube leads to the ways of paying for it', () => {
    const here = at('D-BUYOFF', { active: 'doctor' });
    const legal = options('STOP', 'BUYOFF(FIELD,W,cursed1)', 'BUYOFF(LUCK,W,cursed1)');
    const cube = 'status:doctor.cursed.W';
    expect(onThing(here, legal, [], cube)).toEqual({ do: 'choose', chosen: [cube] });
    expect(onThing(here, legal, [cube], 'luck')).toEqual({ do: 'act', option: legal[2] });
  });
  it('a treasure is handed on by choosing it and a hero', () => {
    const here = at('D-TRADE');
    const legal = options('DONE', 'TRADE(lower.saber,doctor)', 'TRADE(lower.saber,burglar)');
    const first = onThing(here, legal, [], 'card:lower.saber');
    expect(first).toEqual({ do: 'choose', chosen: ['card:lower.saber'] });
    expect(onThing(here, legal, ['card:lower.saber'], 'hero:doctor')).toEqual({
      do: 'act',
      option: legal[1],
    });
  });
  it('another choice replaces one that does not go with it', () => {
    const legal = options(
      'TRADE(a.one,doctor)',
      'TRADE(a.one,knight)',
      'TRADE(a.two,knight)',
      'TRADE(a.two,doctor)',
    );
    expect(onThing(at('D-TRADE'), legal, ['card:a.one'], 'card:a.two')).toEqual({
      do: 'choose',
      chosen: ['card:a.two'],
    });
  });
});
