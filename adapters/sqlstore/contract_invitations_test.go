package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

func (k kit) invite(i member.Invitation) member.Invitation {
	k.Helper()
	return do(k, func(r ports.Repos) (member.Invitation, error) { return r.Invitations.AddInvitation(k.Context(), i) })
}

func (k kit) invitation(id int64) member.Invitation {
	k.Helper()
	return must(k, func(r ports.Repos) (member.Invitation, error) { return r.Invitations.FindInvitation(k.Context(), id) })
}

func testAnInvitationKeepsEveryField(k kit) {
	s := k.staff(1)
	want := member.Invitation{Company: s.Company.ID, Email: "Bo@voorbeeld.nl", Terms: member.Terms{Role: member.Reader, Employee: s.people[0].ID, Until: leapDay},
		InvitedBy: s.Owner, CreatedAt: noon, ExpiresAt: noon.Add(time.Hour)}
	added := k.invite(want)
	want.ID = added.ID
	assert.Equal(k, want, added)
	want.InvitedByName = "eigenaar1"
	assert.Equal(k, want, k.invitation(want.ID))
	want.ExpiresAt, want.AcceptedBy, want.Revoked = noon.Add(2*time.Hour), s.Owner, true
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Invitations.UpdateInvitation(k.Context(), want) }))
	assert.Equal(k, want, k.invitation(want.ID))
	want.ID++
	absent(k, k.run(func(r ports.Repos) error { return r.Invitations.UpdateInvitation(k.Context(), want) }))
	_, err := try(k, func(r ports.Repos) (member.Invitation, error) {
		return r.Invitations.FindInvitation(k.Context(), want.ID)
	})
	absent(k, err)
}

func testListInvitationsHasThoseThatAreOpen(k kit) {
	q, other := k.request(1), k.request(2)
	invite := func(of request.Request, email string) member.Invitation {
		return k.invite(member.Invitation{Company: of.Company.ID, Email: email, Terms: member.Terms{Role: member.Manager}, InvitedBy: of.Owner, CreatedAt: noon, ExpiresAt: noon})
	}
	first, elsewhere, another := invite(q, "bo@voorbeeld.nl"), invite(other, "bo@voorbeeld.nl"), invite(q, "an@voorbeeld.nl")
	last := invite(q, "BO@voorbeeld.nl")
	first.Revoked, elsewhere.AcceptedBy = true, q.Owner
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Invitations.UpdateInvitation(k.Context(), first) }))
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Invitations.UpdateInvitation(k.Context(), elsewhere) }))
	list := must(k, func(r ports.Repos) (domain.List[member.Invitation], error) {
		return r.Invitations.ListInvitations(k.Context(), q.Company.ID, wholeList)
	})
	assert.Equal(k, []member.Invitation{k.invitation(another.ID), k.invitation(last.ID)}, list.Items)
}

func testTheCodeOfTheLastMailWorks(k kit) {
	q := k.request(1)
	i := k.invite(member.Invitation{Company: q.Company.ID, Email: "bo@voorbeeld.nl", Terms: member.Terms{Role: member.Manager}, InvitedBy: q.Owner, CreatedAt: noon, ExpiresAt: noon})
	find := func(digest string) error {
		_, err := try(k, func(r ports.Repos) (member.Invitation, error) {
			return r.Invitations.FindInvitationByDigest(k.Context(), digest)
		})
		return err
	}
	absent(k, find(""))
	for _, digest := range []string{"een", "twee"} {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Invitations.KeepDigest(k.Context(), i.ID, digest) }))
		assert.NoError(k, find(digest))
	}
	absent(k, find("een"))
}
