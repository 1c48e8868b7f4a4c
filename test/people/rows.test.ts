import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PEOPLE_COLUMNS } from '../../src/sources/people/columns.ts';
import { type PersonRow, personRows } from '../../src/sources/people/person-row.ts';
import { headerName, readTable } from '../../src/sources/people/read-table.ts';

function rows(text: string): readonly PersonRow[] {
  return personRows(readTable(text, 'people class.csv'), 'people class.csv');
}

function one(text: string): PersonRow {
  const [row] = rows(text);
  if (row === undefined) throw new Error('nobody');
  return row;
}

describe('a list of people', () => {
  test('has our own columns, in any order and case, and others are ignored', () => {
    const text =
      'Name,ID,Section,Team,Partners,Staff,Attempts,Also,Email,Login,File,Time,Mood\n' +
      'Zoë Müller,0042,B,Team 1,jdoe; rroe,,old/zoe,zm;zmue,z@x.edu,zoe,zoe.zip,2026-11-03 12:00,fine\n';
    expect(one(text)).toEqual({
      list: 'people class.csv',
      line: 2,
      id: '0042',
      also: ['zm', 'zmue'],
      name: 'Zoë Müller',
      emails: ['z@x.edu'],
      logins: ['zoe'],
      section: 'B',
      team: 'Team 1',
      isStaff: false,
      partners: ['jdoe', 'rroe'],
      attempts: ['old/zoe'],
      files: ['zoe.zip'],
      time: '2026-11-03 12:00',
    } satisfies PersonRow);
  });

  test.each([
    ['commas', 'id,name\n1,Ann\n'],
    ['semicolons', 'id;name\n1;Ann\n'],
    ['tabs', 'id\tname\n1\tAnn\n'],
    ['a byte-order mark', '\ufeffid,name\n1,Ann\n'],
    ['Windows line ends', 'id,name\r\n1,Ann\r\n'],
    ['quotes', '"id","name"\n"1","Ann"\n'],
    ['empty lines', 'id,name\n\n1,Ann\n\n'],
    ['a column of no meaning between', 'id,,name\n1,x,Ann\n'],
  ])('may be written with %s', (_, text) => {
    expect(rows(text)).toMatchObject([{ id: '1', name: 'Ann' }]);
  });

  test.each(['=1+1', '+49 30', '-x', '@ann', '\t=cmd'])('takes the cell %j as data', (cell) => {
    expect(one(`id,name\n1,"${cell}"\n`).name).toBe(cell.trim());
  });

  test.each([
    ['sep=;\r\nid;name\r\n7;Doe, Ann\r\n', 3],
    ['\ufeffSEP=,\nid,name\n7,"Doe, Ann"\n', 3],
    ['sep=\t\nid\tname\n7\tDoe, Ann\n', 3],
    ['sep=;\nid;name;"a, b, c, d"\n7;Doe, Ann;\n', 3],
    ['\n\nid;name\n7;Doe, Ann\n', 4],
  ])('begins behind the line that is for Excel, and behind empty ones: %j', (text, line) => {
    expect(one(text)).toMatchObject({ id: '7', name: 'Doe, Ann', line });
  });

  test('a first line that is no more than like Excel’s is the header', () => {
    expect(() => rows('sep=;x\n1;2\n')).toThrow('it says "sep", "x"');
    expect(() => rows('sep=|\nid|name\n')).toThrow('has no column');
  });

  test('a list in a cell is parted by semicolons, so that a name may hold a comma', () => {
    expect(one('id,partners\n1,"Doe, Jane; 7 ;"\n').partners).toEqual(['Doe, Jane', '7']);
  });

  test.each([
    'Matrikelnummer;Name;Gruppe;Teamname;Partnerin;Rolle',
    'Identifiant;Nom complet;Groupe;Équipe;Partenaire;Rôle',
    'Identificador;Nombre completo;Grupo;Equipo;Compañero;Rol',
    '学号;姓名;小组;团队;搭档;角色',
  ])('says who belongs together in other languages: %s', (header) => {
    expect(one(`${header}\n1;Ann;A;T1;Bo;Tutor\n`)).toMatchObject({
      id: '1',
      name: 'Ann',
      section: 'A',
      team: 'T1',
      partners: ['Bo'],
      isStaff: true,
    });
  });

  test('takes each of several columns of partners', () => {
    expect(one('id,partner 1,Partner_2\n1,Bo,Cy\n').partners).toEqual(['Bo', 'Cy']);
  });

  test.each([
    ['yes', true],
    ['TRUE', true],
    ['x', true],
    ['1', true],
    ['TA', true],
    ['', false],
    ['no', false],
    ['0', false],
  ])('staff %j is %j', (cell, isStaff) => {
    expect(one(`id,staff\n1,${cell}\n`).isStaff).toBe(isStaff);
  });

  test.each([
    ['Teacher', true],
    ['Non-editing teacher', true],
    ['Student, Instructor', true],
    ['Student', false],
    ['teacher of the year', false],
    ['Trainer/in', true],
    ['Teilnehmer/in', false],
    ['Enseignant', true],
    ['Profesor', true],
    ['Estudiante', false],
    ['教师', true],
    ['学生', false],
  ])('role %j is staff: %j', (cell, isStaff) => {
    expect(one(`id,roles\n1,"${cell}"\n`).isStaff).toBe(isStaff);
  });

  test.each([
    [
      'a word that is neither',
      'id,staff\n1,no\n2,perhaps\n',
      'people class.csv, line 3, column staff: "perhaps" is neither yes nor no',
    ],
    [
      'no column that names anybody',
      'section,team\nA,1\n',
      'the first line has no column id, name, email, login or file; it says "section", "team"',
    ],
    ['nothing at all', '', 'it says nothing'],
    [
      'a cell too many',
      'id,name\n1,Doe, Jane\n',
      'people class.csv, line 2: it has 3 cells and the first line 2',
    ],
    ['an open quote', 'id,name\n1,"Ann\n', 'people class.csv cannot be read as CSV'],
  ])('refuses %s', (_, text, sentence) => {
    expect(() => rows(text)).toThrow(sentence);
  });
});

describe('what platforms export', () => {
  test('Dolos and Dodona: info.csv', () => {
    const text =
      'filename,id,username,full_name,email,labels,status,created_at\n' +
      'ex/Jane Doe.py,17,jdoe,Jane Doe,jane@x.edu,B,correct,2026-10-03 17:05:09 +0200\n';
    expect(one(text)).toMatchObject({
      id: '17',
      name: 'Jane Doe',
      logins: ['jdoe'],
      emails: ['jane@x.edu'],
      section: 'B',
      team: null,
      files: ['ex/Jane Doe.py'],
      time: '2026-10-03 17:05:09 +0200',
    });
  });

  test('Moodle: participants', () => {
    const text =
      'First name,Last name,ID number,Email address,Groups,Roles\n' +
      'Zoë,Müller,s4711,zoe@x.edu,Lab 3,Student\nTom,Tutor,,tom@x.edu,,Non-editing teacher\n';
    expect(rows(text)).toMatchObject([
      { id: 's4711', name: 'Zoë Müller', section: 'Lab 3', team: null, isStaff: false },
      { id: null, name: 'Tom Tutor', isStaff: true },
    ]);
  });

  test('Moodle in German, as a spreadsheet there saves it', () => {
    const text = 'Vorname;Nachname;E-Mail-Adresse;Gruppen\nZoë;Müller;zoe@x.edu;Übung 3\n';
    expect(one(text)).toMatchObject({ name: 'Zoë Müller', emails: ['zoe@x.edu'], section: 'Übung 3' });
  });

  test('Moodle: the grading worksheet, whose identifiers are the numbers of file names', () => {
    const text =
      'Identifier,Full name,Email address,Status,Grade,Last modified (submission)\n' +
      'Participant 48213,Zoë Müller,zoe@x.edu,Submitted,,"Saturday, 3 October 2026, 5:05 PM"\n' +
      'Participant 48214,Jane Doe,jane@x.edu,,,-\n';
    expect(rows(text).map(({ id }) => id)).toEqual(['48213', '48214']);
    expect(one(text).time).toBe('Saturday, 3 October 2026, 5:05 PM');
    // Identifiers that only look so are kept.
    expect(one('identifier,name\nTeam 1,Ann\nGroup 2,Bob\n').id).toBe('Team 1');
  });

  test.each([
    ['ID;Vollständiger Name;Zuletzt geändert (Abgabe)', 'Teilnehmer/in'],
    ['Identificador,Nombre completo,Última modificación (entrega)', 'Participante'],
    ['Identifiant,Nom complet,Dernière modification (travail remis)', 'Participant '],
    ['学号,姓名,created_at', '参与者'],
    ['Identificativo,Nome completo,Ultima modifica (consegna)', 'Partecipante'],
    ['Identificador,Nome completo,Última modificação (envio)', 'Participante'],
    ['識別子,氏名,最終更新日時 (提出)', '参加者'],
    ['Identificatie,Volledige naam,Laatst gewijzigd (inzending)', 'Deelnemer'],
    ['Идентификатор;Полное имя;Последнее изменение (ответ)', 'Участник'],
  ])('Moodle’s worksheet in another language: %s', (header, word) => {
    const sign = header.includes(';') ? ';' : ',';
    const lines = [`${word}48213`, `${word}48214`].map((id) => [id, 'Zoë Müller', 'gestern'].join(sign));
    expect(rows([header, ...lines].join('\n'))).toMatchObject([
      { id: '48213', name: 'Zoë Müller', time: 'gestern' },
      { id: '48214' },
    ]);
  });

  test('Moodle’s worksheet in a language that nobody knows here is told by its first column', () => {
    const list = (header: string, ...ids: string[]): (string | null)[] =>
      rows([header, ...ids.map((id) => `${id},x`)].join('\n')).map(({ id }) => id);
    expect(list('Identifierare,Status', 'Deltagare 48213', 'Deltagare 48214')).toEqual(['48213', '48214']);
    expect(list('식별,상태', '참가자48213', '참가자48214')).toEqual(['48213', '48214']);
    // A column of groups, of each of which there are several.
    expect(() => list('Labb,Status', 'Labb 1', 'Labb 2', 'Labb 1')).toThrow(
      'the first line has no column id',
    );
    expect(list('Labb,Email', 'Labb 1', 'Labb 2')).toEqual([null, null]);
  });

  test('letters before a number are part of it', () => {
    expect(rows('id,name\ns48213,Ann\ns48214,Bob\n').map(({ id }) => id)).toEqual(['s48213', 's48214']);
    // Beside the number of a worksheet, too.
    expect(one('Identifier,Full name,ID number\nParticipant 48213,Ann,s2041\n')).toMatchObject({
      id: '48213',
      also: ['s2041'],
    });
  });

  test('what a course calls its people is found as it stands, be it a word and a number', () => {
    expect(rows('id,name\ncsstudent01,Ann\ncsstudent02,Bob\n').map(({ also }) => also)).toEqual([
      ['csstudent01'],
      ['csstudent02'],
    ]);
  });

  test.each([
    ['Cognome;Nome;Indirizzo email;Gruppi', 'Ferri;Zoë;zoe@x.edu;B', 'Zoë Ferri'],
    ['Nome,Sobrenome,Endereço de email,Grupos', 'Zoë,Lima,zoe@x.edu,B', 'Zoë Lima'],
    ['姓,名,メールアドレス,グループ', '田中,愛,zoe@x.edu,B', '愛 田中'],
    ['Imię,Nazwisko,Adres e-mail,Grupy', 'Zoë,Nowak,zoe@x.edu,B', 'Zoë Nowak'],
    ['Voornaam,Achternaam,E-mailadres,Groepen', 'Zoë,Smit,zoe@x.edu,B', 'Zoë Smit'],
    ['Adı;Soyadı;E-posta adresi;Gruplar', 'Zoë;Kaya;zoe@x.edu;B', 'Zoë Kaya'],
    ['Имя,Фамилия,Адрес электронной почты,Группы', 'Зоя,Лис,zoe@x.edu,B', 'Зоя Лис'],
    ['이름,이메일 주소,모둠', '김민지,zoe@x.edu,B', '김민지'],
  ])('a list of participants in another language: %s', (header, line, name) => {
    expect(one(`${header}\n${line}\n`)).toMatchObject({ name, emails: ['zoe@x.edu'], section: 'B' });
  });

  test('a list in Chinese', () => {
    expect(one('学号/工号,姓名,班级,电子邮件\n2026001,李小明,2601班,li@x.edu\n')).toMatchObject({
      id: '2026001',
      name: '李小明',
      section: '2601班',
      emails: ['li@x.edu'],
    });
  });

  test('Canvas: the gradebook, without its rows of nobody', () => {
    const text =
      'Student,ID,SIS User ID,SIS Login ID,Section,Lab 1 (99)\n' +
      '    Points Possible,,,,,10\n' +
      '"Doe, Jane",4711,s0042,jdoe,Lab B,9\n' +
      '"Student, Test",99,,,Lab B,\n';
    expect(rows(text)).toMatchObject([
      { id: '4711', also: ['s0042'], name: 'Doe, Jane', logins: ['jdoe'], section: 'Lab B' },
    ]);
  });

  test('Gradescope, by the names of its roster and of its metadata', () => {
    expect(
      one('First Name,Last Name,SID,Email,Role,Section\nJane,Doe,007,j@x.edu,Student,B\n'),
    ).toMatchObject({
      id: '007',
      name: 'Jane Doe',
      emails: ['j@x.edu'],
      section: 'B',
    });
    expect(one(':sid,:name,:email\n007,Jane Doe,j@x.edu\n')).toMatchObject({ id: '007', name: 'Jane Doe' });
  });

  test('GitHub Classroom: roster and grades', () => {
    expect(one('identifier,github_username,github_id,name\njdoe@x.edu,jane,17,Jane Doe\n')).toMatchObject({
      id: 'jdoe@x.edu',
      also: ['17'],
      logins: ['jane'],
    });
    const grades =
      'assignment_name,github_username,roster_identifier,student_repository_name,student_repository_url,submission_timestamp,points_awarded,group_name\n' +
      'hw1,jane,jdoe@x.edu,hw1-jane,https://github.com/cs101/hw1-jane,2026-10-03 15:05:09 UTC,,Team 1\n';
    expect(one(grades)).toMatchObject({
      id: 'jdoe@x.edu',
      team: 'Team 1',
      files: ['https://github.com/cs101/hw1-jane', 'hw1-jane'],
      time: '2026-10-03 15:05:09 UTC',
    });
  });

  test('Classroom 50: the roster', () => {
    expect(
      one('username,first_name,last_name,email,section,github_id,role\njane,Jane,Doe,j@x.edu,B,17,student\n'),
    ).toMatchObject({ id: '17', name: 'Jane Doe', logins: ['jane'], section: 'B', isStaff: false });
  });

  test('a column excuses nobody unless it is called a team', () => {
    for (const name of ['group', 'groups', 'section', 'label', 'labels']) {
      expect(one(`id,${name}\n1,Lab 3\n`)).toMatchObject({ section: 'Lab 3', team: null });
    }
  });
});

test('a column that is there twice is refused where one of both would be lost', () => {
  expect(() => rows('id,id,name\namber,amber,A\nbea,cem,B\n')).toThrow(
    'line 3: column "id" is there twice, and its cells differ; leave one of both out.',
  );
  expect(() => rows('id,ID\n,amber\n')).toThrow('line 2: column "id" is there twice');
  // Nothing is lost of these, and nobody reads those that are no column of ours.
  expect(rows('id,id\namber, amber\nbea,\n').map(({ id }) => id)).toEqual(['amber', 'bea']);
  expect(rows('id,points,points\namber,1,2\n').map(({ id }) => id)).toEqual(['amber']);
});

test('the documentation has every name of a column', () => {
  const docs = readFileSync(new URL('../../docs/collecting.md', import.meta.url), 'utf8');
  for (const names of Object.values(PEOPLE_COLUMNS)) {
    for (const name of names) {
      expect(headerName(name)).toBe(name);
      expect(docs.includes(`\`${name}\``), `${name} in the table of columns of docs/collecting.md`).toBe(
        true,
      );
    }
  }
});
